import {
  factTold,
  entered,
  noticeDropped,
  reopened,
  leadLost,
  resumed,
  restarted,
  factForgotten,
  unsaved,
} from '../funnel/slice.ts'
import { allowedPlace } from '../funnel/journey/allowedPlace.ts'
import { select, take, type Saga } from './effects.ts'
import type { Ports } from './ports.ts'

/** Keeps the visitor where the order is: past a wait that ended, back at an answer that was refused, away from what is not open yet. */
export function* redirect(ports: Ports): Saga {
  while (true) {
    const place = yield* select(allowedPlace)
    if (place) ports.goTo(place, { replace: true })
    yield* take(entered, factTold, factForgotten, reopened, leadLost, resumed, noticeDropped, restarted, unsaved)
  }
}
