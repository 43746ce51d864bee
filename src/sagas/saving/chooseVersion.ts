import { ApiError } from '../../api/contract/errors/apiError.ts'
import type { Lead } from '../../api/contract/lead/lead.ts'
import { finishAsked, triedAgain, versionChosen } from '../../funnel/visitorActions.ts'
import { answeredTwice, givenTwice } from '../../funnel/saving/changedElsewhere.ts'
import { answersFromLead } from '../../funnel/saving/answersFromLead.ts'
import { entered, kept, leadLost, restarted, resumed, saveProblem, sending, twoVersions } from '../../funnel/slice.ts'
import { put, select, take, type Saga } from '../effects.ts'
import { failureOf } from '../failureOf.ts'
import type { Ports } from '../ports.ts'
import { readOnce } from '../resuming/readOrder.ts'
import { takeOver } from './adoptNewer.ts'
import { waitBeforeRetry } from './retryPolicy.ts'
import { noteVersion } from './noteVersion.ts'

/** Takes over changes of another window or device. If an answer was given here too, the visitor chooses. */
export function* chooseVersion(ports: Ports, idLead: string): Saga {
  const lead = yield* readNewer(ports, idLead)
  if (!lead) return
  const names = yield* select((funnel) => answeredTwice(funnel, lead))
  if (names.length === 0) return
  const keys = yield* select((funnel) => givenTwice(funnel, lead, names))
  yield* put(sending({ underWay: false }))
  yield* put(twoVersions({ keys, there: answersFromLead(lead).kept }))
  const chosen = yield* take(versionChosen, leadLost, restarted, resumed)
  yield* put(twoVersions(null))
  if (!versionChosen.match(chosen)) return
  if (chosen.payload === 'later') return void (yield* take(entered, finishAsked, kept, triedAgain))
  if (chosen.payload === 'there') yield* takeOver(ports, lead, names)
  yield* noteVersion(lead.id, lead.version)
}

/** Returns null if it cannot be read now: the write is refused again, which reads again. */
function* readNewer(ports: Ports, idLead: string): Saga<Lead | null> {
  try {
    return yield* readOnce(ports, idLead)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    yield* put(saveProblem(failureOf(error)))
    yield* waitBeforeRetry(ports, 0)
    yield* put(saveProblem(null))
    return null
  }
}
