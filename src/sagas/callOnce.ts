import { ApiError } from '../api/contract/errors/apiError.ts'
import type { CallName, Input, Reply } from '../api/contract/calls.ts'
import { callApi } from './callApi.ts'
import type { Saga } from './effects.ts'
import type { Ports } from './ports.ts'
import { isPassing } from './saving/isPassing.ts'

/** The keys of calls that were sent and not answered, by what they sent. They are nowhere but in this page's memory. */
const unanswered = new WeakMap<Ports, Map<string, string>>()

/** Makes a call that may not be made twice. If its reply was lost, the next try has the same key. */
export function* callOnce<N extends CallName>(ports: Ports, name: N, input: Input<N>): Saga<Reply<N>> {
  const keys = unanswered.get(ports) ?? new Map<string, string>()
  unanswered.set(ports, keys)
  const asked = name + JSON.stringify(input)
  const idempotencyKey = keys.get(asked) ?? ports.newKey()
  keys.set(asked, idempotencyKey)
  try {
    const reply = yield* callApi(ports.api, name, input, { idempotencyKey })
    keys.delete(asked)
    return reply
  } catch (error) {
    if (!(error instanceof ApiError) || !isPassing(error)) keys.delete(asked)
    throw error
  }
}
