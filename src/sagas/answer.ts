import type { answered } from '../funnel/asked.ts'
import { factsOf } from '../funnel/story.ts'
import { doubted } from '../funnel/doubted.ts'
import { read } from '../funnel/read.ts'
import { kept, orderLeft, rejected } from '../funnel/slice.ts'
import { openPlace } from '../funnel/where.ts'
import { put, select, type Saga } from './effects.ts'
import type { Ports } from './ports.ts'

/** An answer in either voice: read, kept, doubted or refused, and on to the open question. Saving and facts follow by themselves. */
export function* answer(ports: Ports, { payload }: ReturnType<typeof answered>): Saga {
  const { values, refused, doubts } = yield* select((funnel) => doubted(funnel, read(payload, ports.now())))
  yield* leaveOrder()
  const ordered = yield* select((funnel) => factsOf(funnel).order !== undefined)
  if (!ordered) yield* put(kept(values))
  if (Object.keys(refused).length > 0) return yield* put(rejected({ refused, doubts }))
  yield* goOn(ports)
}

/** A placed order takes no more answers; whoever looks for coverage elsewhere leaves it. */
export function* leaveOrder(): Saga {
  const leaves = yield* select((funnel) => funnel.flow === 'coverage' && factsOf(funnel).order !== undefined)
  if (leaves) yield* put(orderLeft())
}

/** To the open question, in the voice the visitor is in. */
export function* goOn(ports: Ports, how?: { replace: boolean }): Saga {
  const place = yield* select((funnel) => openPlace(funnel, funnel.place?.voice ?? 'pages'))
  ports.goTo(place, how)
}
