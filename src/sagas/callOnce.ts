import type { Options } from '../api/client.ts'
import { ApiError, mayPass } from '../api/contract/errors/apiError.ts'
import type { CallName, Input, Reply } from '../api/contract/calls.ts'
import { callApi } from './callApi.ts'
import type { Saga } from './effects.ts'
import type { Ports } from './ports.ts'

/** The keys of calls without a reply, by their content. Only this page's memory has them. */
const unanswered = new WeakMap<Ports, Map<string, string>>()

/** Further context of a call that is not sent: in another context it is another call. */
type About = Pick<Options, 'version'> & { of?: string | undefined }

/** Makes a call that must not happen twice. If its reply was lost, the next try uses the same key. */
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

/** Makes later calls new ones. */
export const forgetUnanswered = (ports: Ports) => unanswered.delete(ports)
