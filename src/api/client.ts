import { calls, type Call, type CallName, type Input, type Reply } from './contract/calls.ts'
import { callErrorMessages } from './contract/errors/callErrorMessages.ts'
import { ApiError } from './contract/errors/apiError.ts'
import { parseReply } from './parseReply.ts'
import { replyData } from './replyData.ts'

export type Options = { idempotencyKey?: string; version?: number | undefined }
export type Api = <N extends CallName>(name: N, input: Input<N>, options?: Options) => Promise<Reply<N>>

export type Wire = { host: string; fetch: typeof fetch; timeout: number; onDate?: (date: string) => void }

/** Performs any call of the contract. Nothing else fetches. */
export function apiOver({ host, fetch, timeout, onDate }: Wire): Api {
  return async function perform(name, input, options = {}) {
    const request = requestOf(host, name, input, options)
    const sent = (proof = {}) => send(name, request, proof)
    return parseReply(name, await sent().catch((error: unknown) => withWork(error, sent)))
  }

  async function send(name: CallName, { url, init }: ReturnType<typeof requestOf>, proof: object) {
    const headers = { ...init.headers, ...proof }
    const response = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(timeout) }).catch(
      (error: unknown) => {
        throw lineError(error, timeout)
      },
    )
    onDate?.(response.headers.get('date') ?? '')
    const text = await response.text().catch((error: unknown) => {
      throw lineError(error, timeout)
    })
    return replyData(name, response, text)
  }
}

/** Repeats a refused call with the requested proof of work. If its code fails to load, throws the refusal. */
async function withWork<T>(refusal: unknown, send: (proof: object) => Promise<T>): Promise<T> {
  if (!(refusal instanceof ApiError && refusal.problem?.challenge)) throw refusal
  const { sendWithProof } = await import('./solveChallenge.ts').catch(() => Promise.reject(refusal))
  return sendWithProof(refusal, send)
}

/** The request of a call, as plain data. */
export function requestOf(host: string, name: CallName, input: object, options: Options) {
  const row: Call = calls[name]
  const params = new Map(entries(input, 'params'))
  const path = row.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params.get(key) ?? ''))
  const search = new URLSearchParams(entries(input, 'query')).toString()
  const headers: Record<string, string> = { accept: 'application/json' }
  if (row.body) headers['content-type'] = 'application/json'
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
  if (options.version !== undefined) headers['if-match'] = `"${options.version}"`
  const body = row.body ? { body: JSON.stringify(part(input, 'body') ?? {}) } : {}
  return {
    url: `${host}/api${path}${search && `?${search}`}`,
    init: { method: row.method, headers, credentials: 'include' as const, ...body },
  }
}

const part = (input: object, name: string): unknown => Object.getOwnPropertyDescriptor(input, name)?.value

function entries(input: object, name: string): [string, string][] {
  return Object.entries(part(input, name) ?? {}).map(([key, value]) => [key, String(value)])
}

function lineError(error: unknown, timeout: number): ApiError {
  const late = error instanceof DOMException && error.name === 'TimeoutError'
  return late
    ? new ApiError('timeout', callErrorMessages.timeout(timeout / 1000))
    : new ApiError('network', callErrorMessages.network)
}
