import { calls, type CallName, type Input, type Reply } from './contract/calls.ts'
import { callErrors } from './contract/errors/callErrors.ts'
import { ApiError } from './contract/errors/apiError.ts'
import { parseReply } from './parse.ts'
import { replyData } from './reply.ts'
import { requestOf, type Options } from './requestOf.ts'

export type { Options }

export type Api = <N extends CallName>(name: N, input: Input<N>, options?: Options) => Promise<Reply<N>>

export type Wire = { host: string; fetch: typeof fetch; timeout: number; onDate?: (date: string) => void }

/** Performs any call of the contract. Nothing else fetches. */
export function apiOver({ host, fetch, timeout, onDate }: Wire): Api {
  return async function perform(name, input, options = {}) {
    const request = requestOf(host, calls[name], input, options)
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

/** Sends again with the work that a limit asks for, by code that comes with the first challenge. Without it the limit is a limit. */
async function withWork<T>(refusal: unknown, send: (proof: object) => Promise<T>): Promise<T> {
  if (!(refusal instanceof ApiError && refusal.problem?.challenge)) throw refusal
  const { sendWithProof } = await import('./solveChallenge.ts').catch(() => Promise.reject(refusal))
  return sendWithProof(refusal, send)
}

function lineError(error: unknown, timeout: number): ApiError {
  const late = error instanceof DOMException && error.name === 'TimeoutError'
  return late
    ? new ApiError('timeout', callErrors.timeout(timeout / 1000))
    : new ApiError('network', callErrors.network)
}
