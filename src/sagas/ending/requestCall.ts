import { ApiError } from '../../api/contract/errors/apiError.ts'
import type { callAsked } from '../../funnel/visitorActions.ts'
import { readAnswers } from '../../funnel/answers/readAnswers.ts'
import { protocolOf } from '../../funnel/views/whatsappOrderLink.ts'
import { calling } from '../../funnel/slice.ts'
import { put, select, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'
import { failureOf } from '../failureOf.ts'
import { callOnce } from '../callOnce.ts'

/** Requests a call by a person. Requesting it twice changes nothing. */
export function* requestCall(ports: Ports, { payload }: ReturnType<typeof callAsked>): Saga {
  const { values, refused } = readAnswers({ phone: payload.phone }, ports.now())
  const before = yield* select((funnel) => funnel.calling)
  if (before.busy) return
  if (values.phone === undefined)
    return yield* put(
      calling({
        busy: false,
        error: refused.phone === undefined ? null : { code: 'phone.invalid' },
        phone: before.phone,
      }),
    )
  yield* put(calling({ busy: true, error: null, phone: null }))
  try {
    const protocol = yield* select(protocolOf)
    const body = { telephone: values.phone, ...(protocol && { protocol }) }
    yield* callOnce(ports, 'requestCall', { body })
    yield* put(calling({ busy: false, error: null, phone: values.phone }))
  } catch (error) {
    yield* put(calling({ busy: false, error: failureOf(error), phone: null, failed: true }))
    if (!(error instanceof ApiError)) throw error
  }
}
