import { ApiError } from '../../api/contract/errors/apiError.ts'
import type { Failure } from '../../content/texts/errors/failureTexts.ts'
import { triedAgain } from '../../funnel/visitorActions.ts'
import { saveProblem } from '../../funnel/slice.ts'
import { nextWrite } from '../../funnel/saving/nextWrite.ts'
import type { Funnel } from '../../funnel/state.ts'
import { isEnded } from './leaveEndedOrder.ts'
import { put, select, takeAny, type Saga } from '../effects.ts'

/** Waits for pending writes, which a request would otherwise miss. Returns the failure if they do not arrive. */
export function* waitUntilSent(): Saga<Failure | null> {
  if (!(yield* select(isStillUnsent))) return null
  yield* put(triedAgain())
  while (yield* select(isStillUnsent)) {
    const { type } = yield* takeAny()
    const problem = yield* select((funnel) => funnel.saveProblem)
    if (type === saveProblem.type && problem) return problem
  }
  return null
}

/** Whether something of this order has not reached the server yet. */
export const isStillUnsent = (funnel: Funnel) =>
  funnel.underWay ||
  nextWrite(funnel) !== null ||
  funnel.facts.offers?.pending === true ||
  funnel.facts.renta?.pending === true

/** Turns a 404 into null, unless the server knows the lead and this device may no longer ask for it. */
export function* nullIfGone<R>(asking: Saga<R>): Saga<R | null> {
  try {
    return yield* asking
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404 || isEnded(error)) throw error
    return null
  }
}
