import { ApiError } from '../../api/contract/errors/apiError.ts'
import { lineBack, triedAgain } from '../../funnel/intents.ts'
import { leadLost, leadUnread, noticeDropped } from '../../funnel/slice.ts'
import { put, take, type Saga } from '../effects.ts'
import { failureOf } from '../failureOf.ts'
import { isPassing } from '../saving/isPassing.ts'
import type { Ports } from '../ports.ts'
import { isStill, knowsNothing, readOnce } from './readBack.ts'

/** The order that this browser left or a link names, read back however often that must be tried; where the visitor sees nothing of it, why it is not there is told. */
export function* findOrder(ports: Ports, id: string): Saga {
  while (yield* isStill(id)) {
    try {
      return yield* readOnce(ports, id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!(yield* isStill(id))) return
      if (error.status === 404 || !isPassing(error)) return yield* giveUp(error)
      if (yield* knowsNothing()) yield* put(leadUnread({ problem: 'failed', error: failureOf(error) }))
      yield* take(triedAgain, lineBack)
    }
  }
}

/** Nobody waits for an order that is not there: another one is begun. A refusal of what is known here changes nothing. */
function* giveUp(error: ApiError): Saga {
  const nothing = yield* knowsNothing()
  if (error.status !== 404 && !nothing) return
  yield* put(leadLost())
  if (!nothing) return
  yield* put(noticeDropped())
  yield* put(leadUnread({ problem: error.status === 404 ? 'nowhere' : 'refused', error: failureOf(error) }))
}
