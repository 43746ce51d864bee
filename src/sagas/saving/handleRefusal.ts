import { ApiError } from '../../api/contract/errors/apiError.ts'
import { factSources } from '../../content/flows/facts.ts'
import type { WriteName } from '../../content/flows/flow.ts'
import { writeForDueStep } from '../../funnel/saving/writeForDueStep.ts'
import { onlyAtServer } from '../../funnel/answers/keepAnswers.ts'
import { keysOfWrite } from '../../funnel/saving/writes.ts'
import { refusedKeys } from '../../funnel/saving/refusedKeys.ts'
import { factForgotten, factTold, saveProblem, leadLost, reopened, unsaved } from '../../funnel/slice.ts'
import { signature } from '../../funnel/answersAndFacts.ts'
import { put, select, type Saga } from '../effects.ts'
import { leaveEndedOrder } from '../ending/leaveEndedOrder.ts'
import { failureOf } from '../failureOf.ts'
import type { Ports } from '../ports.ts'
import { chooseVersion } from './chooseVersion.ts'
import { readBack, readBackPlaced } from '../resuming/readOrder.ts'

/** Handles a refused write: begins a lost lead anew, resends a missing step, or asks again for a bad value. */
export function* handleRefusal(ports: Ports, name: WriteName | 'finish', error: unknown): Saga {
  if (yield* leaveEndedOrder(ports, error)) return
  const { status, problem } = error instanceof ApiError ? error : { status: 0, problem: null }
  if (status === 404) return yield* put(leadLost())
  if (name === 'number' && problem?.code === 'plan.unavailable') return yield* reopen('offer', error)
  if (name === 'number' && nothingThere.includes(problem?.code ?? '')) return yield* noOffer()
  if (problem?.code === 'key.reused')
    return yield* name === 'finish' ? readBack(ports, yield* leadId()) : put(unsaved(name))
  const due = problem?.due && (yield* select((funnel) => problem.due && writeForDueStep(funnel, problem.due)))
  if (due && due !== name) return yield* sendAgain(due, error)
  if (problem?.version !== undefined) return yield* chooseVersion(ports, yield* leadId())
  if (yield* readBackPlaced(ports, error)) return
  if (problem?.code === 'risk.needed') return yield* put(factForgotten('risk'))
  if (problem?.code === 'offer.changed' || problem?.code === 'plan.unavailable') yield* put(factForgotten('coverage'))
  return yield* reopen(name === 'finish' ? finishDecides(problem?.code) : name, error)
}

/** Sends a step again from this page's answers. One that only the server had is asked again, with its words. */
function* sendAgain(name: WriteName, error: unknown): Saga {
  const [gone] = yield* select(({ kept }) => onlyAtServer(kept).filter((key) => keysOfWrite(name).includes(key)))
  yield* put(unsaved(name))
  if (gone) yield* put(reopened({ [gone]: failureOf(error) }))
}

const nothingThere = ['offers.unavailable', 'address.uncovered']

/** If none of a customer's offers reaches the address, it has no offer. */
function* noOffer(): Saga {
  yield* put(saveProblem(null))
  const of = yield* select(({ kept }) => signature(kept, factSources.coverage))
  yield* put(factTold({ name: 'coverage', of, value: { plans: [], infra: null, reason: 'not-in-campaign' } }))
}

/** The write that a refused finish leads back to. */
const finishDecides = (code: string | undefined): WriteName | null =>
  code === 'slot.taken' ? 'scheduleDate' : code === 'offer.changed' ? 'plan' : null

/** Asks again for refused answers, with the server's words and the visits that it still offers. */
function* reopen(name: WriteName | null, error: unknown): Saga {
  const { slots, fields = {} } = (error instanceof ApiError && error.problem) || {}
  if (slots)
    yield* put(
      factTold({ name: 'slots', of: yield* select(({ kept }) => signature(kept, factSources.slots)), value: slots }),
    )
  yield* put(saveProblem(null))
  const refusal = failureOf(error)
  if (name)
    yield* put(reopened(Object.fromEntries(refusedKeys(name, Object.keys(fields)).map((key) => [key, refusal]))))
}

function* leadId(): Saga<string> {
  return (yield* select((funnel) => funnel.lead?.id)) ?? ''
}
