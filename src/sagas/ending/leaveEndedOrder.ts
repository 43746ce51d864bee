import { ApiError } from '../../api/contract/errors/apiError.ts'
import { leadUnread, restarted } from '../../funnel/slice.ts'
import { goOn } from '../answers/answer.ts'
import { put, type Saga } from '../effects.ts'
import { failureOf } from '../failureOf.ts'
import type { Ports } from '../ports.ts'

/** Whether the order was ended here from another device. */
export const isEnded = (error: unknown) => error instanceof ApiError && error.problem?.code === 'lead.ended'

/** Forgets an order that was ended here from another device, and tells the visitor. Returns whether it did. */
export function* leaveEndedOrder(ports: Ports, error: unknown): Saga<boolean> {
  if (!isEnded(error)) return false
  ports.consent.forget()
  yield* put(restarted(ports.newKey()))
  yield* put(leadUnread({ problem: 'refused', error: failureOf(error) }))
  yield* goOn(ports, { replace: true })
  return true
}
