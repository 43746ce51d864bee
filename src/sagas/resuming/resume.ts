import { readAnswers } from '../../funnel/answers/readAnswers.ts'
import { arrived, factTold, kept, planWanted, rejected, restarted, resumed, unsaved } from '../../funnel/slice.ts'
import type { Funnel } from '../../funnel/state.ts'
import { flowOf } from '../../funnel/knowledge.ts'
import { factSources } from '../../content/flows/facts.ts'
import type { Reply } from '../../api/contract/calls.ts'
import { signature } from '../../funnel/knowledge.ts'
import { streetFrom } from '../answers/lookUp.ts'
import { goOn } from '../answers/answer.ts'
import { fork, guarded, put, select, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'
import { late } from '../late.ts'

/** Takes up an order where this browser left it; the server's word on it arrives while the visitor already reads. */
export function* resume(ports: Ports): Saga {
  const left = ports.left()
  yield* put(resumed({ thread: ports.newKey(), ...left }))
  const id = yield* select(orderToFind)
  if (id) yield* fork(guarded<[Ports, string]>, find, ports, id)
}

function* find(ports: Ports, id: string): Saga {
  yield* (yield* late(ports)).findOrder(ports, id)
}

/** An address without an offer, and a lead that its flow does not read back, tell nothing that a browser with answers does not know. */
function orderToFind(funnel: Funnel): string | undefined {
  const { lead, notice, kept: all } = funnel
  const knowsAll = Object.keys(all).length > 0 && !(lead && flowOf(funnel).calls.read)
  return knowsAll ? undefined : (lead ?? notice)?.id
}

/** Takes what the visitor brings along, before anything decides where the order stands. */
export function* arrive(ports: Ports): Saga {
  const { wanted, answers, found, ...came } = ports.arrival(yield* select((funnel) => funnel))
  yield* put(arrived(came))
  if (wanted) yield* put(planWanted(wanted))
  yield* sendConsent(ports)
  if (Object.keys(answers).length === 0) return
  const { values, refused } = readAnswers(answers, ports.now())
  yield* put(kept(values))
  if (found && values.cep !== undefined) yield* tellStreet(found)
  yield* put(rejected({ refused }))
  yield* goOn(ports, { replace: true })
}

/** What was found at the CEP before the order opened is not looked up again. */
function* tellStreet(found: Reply<'cepInformation'>): Saga {
  const of = yield* select((funnel) => signature(funnel.kept, factSources.street))
  yield* put(factTold({ name: 'street', of, value: streetFrom(found) }))
}

/** A lead that was made before the visitor agreed, or refused, is told. */
function* sendConsent({ consent }: Ports): Saga {
  const isMade = yield* select(({ lead, saved }) => lead !== null && saved.lead !== undefined)
  if (isMade && consent.read() !== null) yield* put(unsaved('lead'))
}

/** Another order: nothing of this one stays. */
export function* startOver(ports: Ports): Saga {
  yield* put(restarted(ports.newKey()))
  yield* goOn(ports)
}
