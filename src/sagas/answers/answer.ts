import type { answered } from '../../funnel/visitorActions.ts'
import { factsOf, flowOf } from '../../funnel/answersAndFacts.ts'
import { unusualAnswers } from '../../funnel/answers/unusualAnswers.ts'
import { readAnswers, type Raw } from '../../funnel/answers/readAnswers.ts'
import { kept, orderLeft, rejected } from '../../funnel/slice.ts'
import { openPlace } from '../../funnel/journey/openPlace.ts'
import { put, select, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'

/** Takes an answer from either voice and goes on to the open question. Saving and look-ups follow by themselves. */
export function* answer(ports: Ports, { payload }: ReturnType<typeof answered>): Saga {
  if (yield* takeAnswers(ports, payload)) yield* goOn(ports)
}

/** Reads typed answers, and stores or refuses each. Returns whether all were good. */
export function* takeAnswers(ports: Ports, raw: Raw): Saga<boolean> {
  const { values, refused, doubts } = yield* select((funnel) => unusualAnswers(funnel, readAnswers(raw, ports.now())))
  yield* dropPlacedOrder()
  const ordered = yield* select((funnel) => factsOf(funnel).order !== undefined)
  if (!ordered) yield* put(kept(values))
  else if (values.acceptPromotions === false) yield* put(kept({ acceptPromotions: false }))
  if (Object.keys(refused).length === 0) return true
  yield* put(rejected({ refused, doubts }))
  return false
}

/** A placed order takes only a withdrawn consent. A visitor who checks the coverage elsewhere leaves it. */
export function* dropPlacedOrder(): Saga {
  const leaves = yield* select((funnel) => flowOf(funnel).kind === 'any' && factsOf(funnel).order !== undefined)
  if (leaves) yield* put(orderLeft())
}

/** Goes to the open question, in the visitor's voice. */
export function* goOn(ports: Ports, how?: { replace: boolean }): Saga {
  const place = yield* select((funnel) => openPlace(funnel, funnel.place?.voice ?? 'pages'))
  ports.goTo(place, how)
}
