import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type Api, apiOver } from '../../src/api/client.ts'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import type { CallName, Input, Reply } from '../../src/api/contract/calls.ts'
import { withCookies } from '../../scripts/talk/withCookies.ts'

/** A visitor's browser: repeats a write with the same key until a reply, as the product's pages do. */
export type Browser = <N extends CallName>(name: N, input: Input<N>, version?: number) => Promise<Reply<N>>

const longest = 120_000
const pause = 30

type Habits = {
  /** False for a client that forgets its keys. */
  keyed?: boolean
  timeout?: number
  /** Receives the message of each temporary failure. */
  told?: (words: string) => void
}

export const aJar = () => withCookies((url, init) => fetch(url, init))

export function persistent(
  hosts: readonly string[],
  { keyed = true, timeout = 5000, told = () => undefined }: Habits = {},
  jar = aJar(),
): Browser {
  const apis = hosts.map((host) => apiOver({ host, fetch: jar, timeout }))
  return async (name, input, version) => {
    const key = randomUUID()
    const until = performance.now() + longest
    const send = (api: Api) =>
      api(name, input, {
        idempotencyKey: keyed ? key : randomUUID(),
        ...(version !== undefined && { version }),
      })
    for (;;) {
      const api = apis[Math.floor(Math.random() * apis.length)]
      if (!api) throw new Error('No host')
      try {
        return await send(api)
      } catch (error) {
        if (isFinal(error) || performance.now() > until) throw error
        told(error instanceof Error ? error.message : String(error))
        await setTimeout(pause)
      }
    }
  }
}

/** Whether a refusal is final: not for a write in progress or one over a limit. */
const isFinal = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429 &&
  error.problem?.code !== 'key.busy'
