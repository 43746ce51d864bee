import type { keptElsewhere } from '../../funnel/intents.ts'
import { openPlace } from '../../funnel/journey/allowedPlace.ts'
import { pathOf } from '../../funnel/journey/place.ts'
import { newsFromTab } from '../../funnel/saving/otherTab.ts'
import type { Funnel } from '../../funnel/state.ts'
import { goOn } from '../answers/answer.ts'
import { put, select, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'

/**
 * Follows what another tab did with the order. A visitor at the open question goes on with it; another order moves
 * everybody.
 */
export function* hearOtherTab(ports: Ports, { payload }: ReturnType<typeof keptElsewhere>): Saga {
  const news = yield* select((funnel) => newsFromTab(payload, funnel))
  if (!news) return
  const goesAlong = yield* select((funnel) => payload.thread !== funnel.thread || isAtOpenQuestion(funnel))
  yield* put(news)
  if (goesAlong) yield* goOn(ports, { replace: true })
}

const isAtOpenQuestion = ({ place, ...knowledge }: Funnel) =>
  place !== null && pathOf(place) === pathOf(openPlace(knowledge, place.voice))
