import type { Options } from '../api/client.ts'
import { ApiError, mayPass } from '../api/contract/errors/apiError.ts'
import type { CallName, Input, Reply } from '../api/contract/calls.ts'
import { callApi } from './callApi.ts'
import type { Saga } from './effects.ts'
import type { Ports } from './ports.ts'

/** The keys of calls that were sent and not answered, by what they sent. They are nowhere but in this page's memory. */
const unanswered = new WeakMap<Ports, Map<string, string>>()

/** What else a call is about that is not sent with it: of another thing it is another call. */
type About = Pick<Options, 'version'> & { of?: string | undefined }

/** Makes a call that may not be made twice. If its reply was lost, the next try has the same key. */
export function* callOnce<N extends CallName>(
  ports: Ports,
  name: N,
  input: Input<N>,
  { of = '', ...options }: About = {},
): Saga<Reply<N>> {
  const keys = unanswered.get(ports) ?? new Map<string, string>()
  unanswered.set(ports, keys)
  const asked = name + JSON.stringify(input) + of
  const idempotencyKey = keys.get(asked) ?? ports.newKey()
  keys.set(asked, idempotencyKey)
  try {
    const reply = yield* callApi(ports.api, name, input, { idempotencyKey, ...options })
    keys.delete(asked)
    return reply
  } catch (error) {
    if (!(error instanceof ApiError) || !mayPass(error)) keys.delete(asked)
    throw error
  }
}

/** What is sent from now on is sent anew. */
export const forgetUnanswered = (ports: Ports) => unanswered.delete(ports)
