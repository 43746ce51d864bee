import { ApiError } from '../../api/contract/errors/apiError.ts'
import { noLinkReason } from '../../api/contract/lead/resumeLink.ts'
import type { linkAsked } from '../../funnel/visitorActions.ts'
import { linking } from '../../funnel/slice.ts'
import { callOnce } from '../callOnce.ts'
import { put, select, type Saga } from '../effects.ts'
import { leaveEndedOrder } from '../ending/leaveEndedOrder.ts'
import { failureOf } from '../failureOf.ts'
import type { Ports } from '../ports.ts'

/** Makes a link for another device, or has it mailed. Both need an order that the server has. */
export function* makeLink(ports: Ports, { payload: { by } }: ReturnType<typeof linkAsked>): Saga {
  const { lead, linking: before, thread } = yield* select((funnel) => funnel)
  if (before.busy) return
  if (!lead) return yield* put(linking({ error: { code: 'resume.unguarded', words: noLinkReason } }))
  yield* put(linking({ busy: by, error: null, mailedTo: null }))
  try {
    const input = { params: { idLead: lead.id }, body: { by } }
    const made = yield* callOnce(ports, 'makeResumeLink', input)
    const isStill = yield* select((funnel) => funnel.thread === thread)
    if (isStill) yield* put(linking({ busy: null, ...(by === 'mail' ? { mailedTo: made.email } : { made }) }))
  } catch (error) {
    if (yield* leaveEndedOrder(ports, error)) return
    yield* put(linking({ busy: null, error: failureOf(error) }))
    if (!(error instanceof ApiError)) throw error
  }
}
