import type { answered } from '../../funnel/intents.ts'
import { factsOf, flowOf } from '../../funnel/knowledge.ts'
import { unusualAnswers } from '../../funnel/answers/unusualAnswers.ts'
import { readAnswers } from '../../funnel/answers/readAnswers.ts'
import { kept, orderLeft, rejected } from '../../funnel/slice.ts'
import { openPlace } from '../../funnel/journey/allowedPlace.ts'
import { put, select, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'

/** An answer in either voice: read, kept, doubted or refused, and on to the open question. Saving and facts follow by themselves. */
export function* answer(ports: Ports, { payload }: ReturnType<typeof answered>): Saga {
  const { values, refused, doubts } = yield* select((funnel) =>
    unusualAnswers(funnel, readAnswers(payload, ports.now())),
  )
  yield* leaveOrder()
  const ordered = yield* select((funnel) => factsOf(funnel).order !== undefined)
  if (!ordered) yield* put(kept(values))
  if (Object.keys(refused).length > 0) return yield* put(rejected({ refused, doubts }))
  yield* goOn(ports)
}

/** A placed order takes no more answers; whoever looks for coverage elsewhere leaves it. */
export function* leaveOrder(): Saga {
  const leaves = yield* select((funnel) => flowOf(funnel).kind === 'any' && factsOf(funnel).order !== undefined)
  if (leaves) yield* put(orderLeft())
}

/** To the open question, in the voice the visitor is in. */
export function* goOn(ports: Ports, how?: { replace: boolean }): Saga {
  const place = yield* select((funnel) => openPlace(funnel, funnel.place?.voice ?? 'pages'))
  ports.goTo(place, how)
}
