import { ApiError } from '../../api/contract/errors/apiError.ts'
import { lineBack, triedAgain } from '../../funnel/intents.ts'
import { leadLost, leadUnread, noticeDropped } from '../../funnel/slice.ts'
import { put, take, type Saga } from '../effects.ts'
import { failureOf } from '../failureOf.ts'
import { isPassing } from '../saving/isPassing.ts'
import type { Ports } from '../ports.ts'
import { isStill, knowsNothing, readOnce } from './readBack.ts'

/**
 * Reads back the order of this browser or of a link, and retries until it succeeds. A visitor who sees nothing of the
 * order is told why.
 */
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

/**
 * If the order does not exist, another one begins. If the server refuses an order that is known here, nothing changes.
 */
function* giveUp(error: ApiError): Saga {
  const nothing = yield* knowsNothing()
  if (error.status !== 404 && !nothing) return
  yield* put(leadLost())
  if (!nothing) return
  yield* put(noticeDropped())
  yield* put(leadUnread({ problem: error.status === 404 ? 'nowhere' : 'refused', error: failureOf(error) }))
}
