import { calls, type Call, type CallName, type Input, type Reply } from './contract/calls.ts'
import { callErrors } from './contract/errors/callErrors.ts'
import { ApiError } from './contract/errors/apiError.ts'
import { type Challenge, proofHeader } from './contract/proofOfWork.ts'
import { parseReply } from './parse.ts'
import { replyData } from './reply.ts'

export type Options = { idempotencyKey?: string; version?: number }
export type Api = <N extends CallName>(name: N, input: Input<N>, options?: Options) => Promise<Reply<N>>

export type Wire = { host: string; fetch: typeof fetch; timeout: number; onDate?: (date: string) => void }

/** Performs any call of the contract. Nothing else fetches. */
export function apiOver({ host, fetch, timeout, onDate }: Wire): Api {
  return async function perform(name, input, options = {}) {
    const request = requestOf(calls[name], input, options)
    return parseReply(name, await withProofs((proof) => send(name, request, proof)))
  }

  async function send(name: CallName, { url, init }: ReturnType<typeof requestOf>, proof: Record<string, string>) {
    const headers = { ...init.headers, ...proof }
    const response = await fetch(host + url, { ...init, headers, signal: AbortSignal.timeout(timeout) }).catch(
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

/** How often a call is sent with a proof: a visitor's network may change meanwhile. */
const mostProofs = 2

/** Sends again, with the work that a limit asks for. The visitor notices nothing but the time it takes. */
async function withProofs<T>(
  send: (proof: Record<string, string>) => Promise<T>,
  proof: Record<string, string> = {},
  left = mostProofs,
): Promise<T> {
  try {
    return await send(proof)
  } catch (error) {
    const challenge = error instanceof ApiError ? error.problem?.challenge : undefined
    const solved = challenge && left > 0 ? await solutionOf(challenge) : null
    if (solved === null) throw error
    return withProofs(send, { [proofHeader]: solved }, left - 1)
  }
}

/** The code that solves comes when the first challenge does. Without it the limit is a limit. */
const solutionOf = (challenge: Challenge) =>
  import('./solveChallenge.ts').then(({ solveChallenge }) => solveChallenge(challenge)).catch(() => null)

function requestOf(row: Call, input: object, options: Options) {
  const params = new Map(entries(input, 'params'))
  const path = row.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params.get(key) ?? ''))
  const search = new URLSearchParams(entries(input, 'query')).toString()
  const headers: Record<string, string> = { accept: 'application/json' }
  if (row.body) headers['content-type'] = 'application/json'
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
  if (options.version !== undefined) headers['if-match'] = `"${options.version}"`
  const body = row.body ? { body: JSON.stringify(part(input, 'body') ?? {}) } : {}
  return {
    url: `/api${path}${search && `?${search}`}`,
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
    ? new ApiError('timeout', callErrors.timeout(timeout / 1000))
    : new ApiError('network', callErrors.network)
}
