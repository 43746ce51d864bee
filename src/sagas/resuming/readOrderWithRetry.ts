import { ApiError, mayPass } from '../../api/contract/errors/apiError.ts'
import { leadLost, leadUnread, noticeDropped, saveProblem } from '../../funnel/slice.ts'
import { put, select, type Saga } from '../effects.ts'
import { leaveEndedOrder } from '../ending/leaveEndedOrder.ts'
import { failureOf } from '../failureOf.ts'
import { waitAfterFailure } from '../saving/waitAfterFailure.ts'
import type { Ports } from '../ports.ts'
import { isStill, knowsNothing, readOnce } from './readOrder.ts'

/** Reads the order of this browser or of a link, with retries. The visitor sees a failure or a lost connection. */
export function* readOrderWithRetry(ports: Ports, id: string): Saga {
  for (let attempt = 0; yield* isStill(id); attempt++) {
    try {
      yield* readOnce(ports, id)
      return yield* lineIsBack()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!(yield* isStill(id)) || (yield* leaveEndedOrder(ports, error))) return
      if (error.status === 404 || !mayPass(error)) return yield* giveUp(error)
      const failure = failureOf(error)
      if (yield* knowsNothing()) yield* put(leadUnread({ problem: 'failed', error: failure }))
      else if (failure.code === 'network') yield* put(saveProblem(failure))
      yield* waitAfterFailure(ports, attempt, failure)
    }
  }
}

function* lineIsBack(): Saga {
  if (yield* select((funnel) => funnel.saveProblem?.code === 'network')) yield* put(saveProblem(null))
}

/** If the order does not exist, a new one begins. If the server refuses an order with answers here, nothing changes. */
function* giveUp(error: ApiError): Saga {
  const nothing = yield* knowsNothing()
  if (error.status !== 404 && !nothing) return
  yield* put(leadLost())
  if (!nothing) return
  yield* put(noticeDropped())
  yield* put(leadUnread({ problem: error.status === 404 ? 'nowhere' : 'refused', error: failureOf(error) }))
}
