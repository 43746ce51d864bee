import { arrived, factTold, planWanted, resumed, unsaved } from '../../funnel/slice.ts'
import type { Funnel } from '../../funnel/state.ts'
import { flowOf } from '../../funnel/answersAndFacts.ts'
import { factSources } from '../../content/flows/facts.ts'
import type { Reply } from '../../api/contract/calls.ts'
import { questions } from '../../content/questions/questions.ts'
import { signature } from '../../funnel/answersAndFacts.ts'
import { streetFrom } from '../answers/lookUpFact.ts'
import { goOn, takeAnswers } from '../answers/answer.ts'
import { fork, guarded, put, select, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'
import { loadLazySagas } from '../loadLazySagas.ts'

/** Resumes the order of this browser. The server's reply arrives while the visitor already reads. */
export function* resume(ports: Ports): Saga {
  const left = ports.left()
  yield* put(resumed({ thread: ports.newKey(), ...left }))
  const id = yield* select(orderToFind)
  if (id) yield* fork(guarded<[Ports, string]>, find, ports, id)
}

function* find(ports: Ports, id: string): Saga {
  yield* (yield* loadLazySagas(ports)).findOrder(ports, id)
}

/** The order to read. A browser with answers reads neither a notice nor a lead that its flow does not read. */
function orderToFind(funnel: Funnel): string | undefined {
  const { lead, notice, kept: all } = funnel
  const knowsAll = Object.keys(all).length > 0 && !(lead && flowOf(funnel).calls.read)
  return knowsAll ? undefined : (lead ?? notice)?.id
}

/** Takes the visitor's arrival data before anything else decides on the open place. */
export function* arrive(ports: Ports): Saga {
  const { wanted, answers, found, ...came } = ports.arrival(yield* select((funnel) => funnel))
  yield* put(arrived(came))
  if (wanted) yield* put(planWanted(wanted))
  yield* sendConsent(ports)
  if (Object.keys(answers).length === 0) return
  yield* takeAnswers(ports, answers)
  const cep = yield* select(({ kept }) => kept.cep?.value)
  if (found && cep !== undefined && cep === questions.cep.read(answers.cep ?? '')) yield* tellStreet(found)
  if (yield* select(({ place }) => place)) yield* goOn(ports, { replace: true })
}

/** Stores the street that was found before the order opened, so that it is not looked up again. */
function* tellStreet(found: Reply<'cepInformation'>): Saga {
  const of = yield* select((funnel) => signature(funnel.kept, factSources.street))
  yield* put(factTold({ name: 'street', of, value: streetFrom(found) }))
}

/** Sends a consent that was given or declined after the lead was made. */
function* sendConsent({ consent }: Ports): Saga {
  const isMade = yield* select(({ lead, saved }) => lead !== null && saved.lead !== undefined)
  if (isMade && consent.read() !== null) yield* put(unsaved('lead'))
}
