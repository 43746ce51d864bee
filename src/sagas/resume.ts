import type { keptElsewhere } from '../funnel/asked.ts'
import { newsFrom } from '../funnel/otherTab.ts'
import { pathOf } from '../funnel/place.ts'
import { read } from '../funnel/read.ts'
import { kept, planWanted, referralNoted, rejected, restarted, resumed, unsaved, type Funnel } from '../funnel/slice.ts'
import { openPlace } from '../funnel/where.ts'
import { goOn } from './answer.ts'
import { fork, guarded, put, select, type Saga } from './effects.ts'
import type { Ports } from './ports.ts'
import { rarely } from './rarely.ts'

/** Takes up an order where this browser left it; the server's word on it arrives while the visitor already reads. */
export function* resume(ports: Ports): Saga {
  const left = ports.left()
  yield* put(resumed({ thread: ports.newKey(), ...left }))
  const id = yield* select(orderToFind)
  if (id) yield* fork(guarded<[Ports, string]>, rarely((rare) => rare.findOrder), ports, id)
}

/** A renewal and an address without an offer tell nothing that a browser with answers does not know. */
function orderToFind({ flow, lead, notice, kept: all }: Funnel): string | undefined {
  const knowsAll = Object.keys(all).length > 0
  return knowsAll && (flow === 'renewal' || !lead) ? undefined : (lead ?? notice)?.id
}

/** Takes what the visitor brings along, before anything decides where the order stands. */
export function* arrive(ports: Ports): Saga {
  const { wanted, answers, referred } = ports.arrival(yield* select((funnel) => funnel))
  if (referred) yield* put(referralNoted())
  if (wanted) yield* put(planWanted(wanted))
  yield* sendConsent(ports)
  if (Object.keys(answers).length === 0) return
  const { values, refused } = read(answers, ports.now())
  yield* put(kept(values))
  yield* put(rejected({ refused }))
  yield* goOn(ports, { replace: true })
}

/** A lead that was made before the visitor agreed, or refused, is told. */
function* sendConsent({ consent }: Ports): Saga {
  const isMade = yield* select(({ lead, saved }) => lead !== null && saved.lead !== undefined)
  if (isMade && consent.read() !== null) yield* put(unsaved('lead'))
}

/** What another tab made of the order: whoever stands at its open question goes on with it, and everybody with another order. */
export function* hear(ports: Ports, { payload }: ReturnType<typeof keptElsewhere>): Saga {
  const news = yield* select((funnel) => newsFrom(payload, funnel))
  if (!news) return
  const goesAlong = yield* select((funnel) => payload.thread !== funnel.thread || isAtOpenQuestion(funnel))
  yield* put(news)
  if (goesAlong) yield* goOn(ports, { replace: true })
}

const isAtOpenQuestion = ({ place, ...story }: Funnel) => place !== null && pathOf(place) === pathOf(openPlace(story, place.voice))

/** Another order: nothing of this one stays. */
export function* startOver(ports: Ports): Saga {
  yield* put(restarted(ports.newKey()))
  yield* goOn(ports)
}
