import { createMiddleware } from 'hono/factory'
import type { Http } from '../clientAddress.ts'
import { acceptsEncoding } from './encodingAndEtag.ts'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { etagOf } from './etag.ts'
import { recentCache } from '../../recentCache.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Coding = 'br' | 'gzip'
type Pack = Record<Coding, (plain: Bytes) => Promise<Uint8Array>>

const mostKept = 64
/** Each compression takes some megabytes and a thread. */
const mostAtOnce = 4

/** Compresses a response once for all its requests. Null if it is too short, or too many are being compressed. */
export function makeCompressionCache(pack: Pack = quickly) {
  const kept = recentCache<Promise<Bytes>>(mostKept)
  let underWay = 0

  /** Responses with the same `tag` are equal, so that known ones are not read again. */
  return async (coding: Coding, tag: string | null, plain: () => Promise<Bytes | null>): Promise<Bytes | null> => {
    const known = tag === null ? undefined : kept.get(`${coding} ${tag}`)
    if (known) return known
    const bytes = await plain()
    if (bytes === null) return null
    const key = `${coding} ${tag ?? etagOf(bytes)}`
    return kept.get(key) ?? (underWay < mostAtOnce ? begun(key, pack[coding](bytes)) : null)
  }

  function begun(key: string, packing: Promise<Uint8Array>): Promise<Bytes> {
    underWay += 1
    const answer = packing
      .then((short) => new Uint8Array(short))
      .finally(() => {
        underWay -= 1
      })
    answer.catch(() => kept.drop(key))
    return kept.keep(key, answer)
  }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Fast, because requests wait for it. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const quickly: Pack = { br: (plain) => brotli(plain, quick), gzip: (plain) => zip(plain) }

/** Encodings, the smaller result first. */
const codings = ['br', 'gzip'] as const

/** In bytes. Compressing less saves no packet. */
const worthIt = 1024

const packed = makeCompressionCache()

/** Compresses long public responses. The length of a compressed private one would leak its content. */
export const compress = createMiddleware<Http>(async (c, next) => {
  await next()
  c.res.headers.append('Vary', 'Accept-Encoding')
  const coding = codings.find((each) => acceptsEncoding(each, c.req.header('accept-encoding')))
  if (coding === undefined || c.req.method === 'HEAD' || c.res.status !== 200) return
  const short = await packed(coding, c.res.headers.get('etag'), () => bytesOf(c.res))
  if (short === null) return
  const { headers } = c.res
  headers.set('Content-Encoding', coding)
  // Resets the response, because Hono would wrap the new one in a stream.
  c.res = undefined
  c.res = new Response(short, { headers })
})

/** The bytes of a long response, which can still be sent as it is; null for a short one. */
async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  const plain = new Uint8Array(await response.clone().arrayBuffer())
  return plain.length < worthIt ? null : plain
}
