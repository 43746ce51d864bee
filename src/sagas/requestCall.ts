import { ApiError } from '../api/contract/apiError.ts'
import { callErrors } from '../api/contract/callErrors.ts'
import type { callAsked } from '../funnel/asked.ts'
import { read } from '../funnel/read.ts'
import { calling } from '../funnel/slice.ts'
import { put, select, type Saga } from './effects.ts'
import type { Ports } from './ports.ts'
import { ask } from './ask.ts'

/** A person is asked to call the visitor; asking again before that changes nothing. */
export function* requestCall(ports: Ports, { payload }: ReturnType<typeof callAsked>): Saga {
  const { values, refused } = read({ phone: payload.phone }, ports.now())
  const before = yield* select((funnel) => funnel.calling)
  if (before.busy) return
  if (values.phone === undefined) return yield* put(calling({ busy: false, error: refused.phone ?? null, phone: before.phone }))
  yield* put(calling({ busy: true, error: null, phone: null }))
  try {
    yield* ask(ports.api, 'requestCall', { body: { telephone: values.phone } }, { idempotencyKey: ports.newKey() })
    yield* put(calling({ busy: false, error: null, phone: values.phone }))
  } catch (error) {
    yield* put(calling({ busy: false, error: error instanceof ApiError ? error.message : callErrors.server, phone: null, failed: true }))
    if (!(error instanceof ApiError)) throw error
  }
}
