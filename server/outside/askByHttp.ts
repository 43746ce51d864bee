import { readFileSync } from 'node:fs'
import { request as plainRequest, type RequestOptions } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { CannotStart } from '../start/startFailureReason.ts'
import { NoReply } from './askOutsideTransaction.ts'

/** A system of the operator, which authenticates this server by a token, by a certificate, or by both. */
export type Place = { url: string; token: string | null; tls: { cert: string; key: string } | null }
type Opened = Omit<Place, 'tls'> & { tls: { cert: Buffer; key: Buffer } | null }
/** `key` is the same for a repeated request; those that only read need none. */
export type Question = { path: string; body: object; key: string | null; again: boolean }

const patience = 4000
const pause = 200
const longest = 65_536

/** Reads the files of a place once. */
export function opened({ tls, ...place }: Place): Opened {
  try {
    return { ...place, tls: tls && { cert: readFileSync(tls.cert), key: readFileSync(tls.key) } }
  } catch {
    throw new CannotStart(`The files of the certificate for ${new URL(place.url).host} cannot be read.`)
  }
}

/** Sends a POST with JSON. Repeats it once, if allowed, after a temporary failure. */
export async function askByHttp(place: Opened, question: Question, waits = patience): Promise<unknown> {
  try {
    return await asked(place, question, waits)
  } catch (error) {
    if (!question.again || !(error instanceof NoReply) || !error.passes) throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    return asked(place, question, waits)
  }
}

/** Whether a system answers a HEAD request at all. */
export function isThere({ url, tls }: Opened): Promise<boolean> {
  return new Promise((resolve) => {
    requestTo(url)(url, { method: 'HEAD', signal: AbortSignal.timeout(patience), ...tls }, (response) => {
      response.resume()
      resolve(true)
    })
      .on('error', () => resolve(false))
      .end()
  })
}

const requestTo = (url: string) => (url.startsWith('https:') ? tlsRequest : plainRequest)

function asked({ url, token, tls }: Opened, { path, body, key }: Question, waits: number): Promise<unknown> {
  const text = JSON.stringify(body)
  const options: RequestOptions & { cert?: Buffer; key?: Buffer } = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(text),
      ...(key !== null && { 'Idempotency-Key': key }),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
    signal: AbortSignal.timeout(waits),
    ...tls,
  }
  return new Promise((resolve, reject) => {
    const lost = (error: Error) => reject(new NoReply(error.name === 'AbortError' ? 'too slow' : 'no line', true))
    requestTo(url)(`${url.replace(/\/$/, '')}${path}`, options, (response) => {
      const { statusCode: status = 0 } = response
      const parts: Buffer[] = []
      let size = 0
      response.on('error', lost)
      response.on('data', (part: Buffer) => {
        size += part.length
        if (size > longest) return void response.destroy(new Error('too long'))
        parts.push(part)
      })
      response.on('aborted', () => reject(new NoReply('cut', true)))
      response.on('end', () => {
        if (status >= 500 || status === 429) return reject(new NoReply(String(status), true))
        if (status < 200 || status > 299) return reject(new NoReply(String(status), false))
        const said = Buffer.concat(parts).toString('utf8') || '{}'
        try {
          resolve(JSON.parse(said))
        } catch {
          reject(new NoReply('no JSON', false))
        }
      })
    })
      .on('error', lost)
      .end(text)
  })
}
