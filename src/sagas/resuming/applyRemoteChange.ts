import type { UnknownAction } from '@reduxjs/toolkit'
import { openPlace } from '../../funnel/journey/openPlace.ts'
import { pathOf } from '../../funnel/journey/place.ts'
import type { Funnel } from '../../funnel/state.ts'
import { goOn } from '../answers/answer.ts'
import { put, select, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'

/** Takes over news of the order. A visitor at the open question moves on with it. */
export function* applyRemoteChange(ports: Ports, news: UnknownAction, { always = false } = {}): Saga {
  const goesAlong = always || (yield* select(isAtOpenQuestion))
  yield* put(news)
  if (goesAlong) yield* goOn(ports, { replace: true })
}

const isAtOpenQuestion = ({ place, ...knowledge }: Funnel) =>
  place !== null && pathOf(place) === pathOf(openPlace(knowledge, place.voice))
