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
import { redirectPlace } from '../funnel/journey/redirectPlace.ts'
import { select, take, type Saga } from './effects.ts'
import type { Ports } from './ports.ts'

/** Moves the visitor to the allowed place: on after a wait, back to a refused answer, or off a locked screen. */
export function* redirect(ports: Ports): Saga {
  while (true) {
    const place = yield* select(redirectPlace)
    if (place) ports.goTo(place, { replace: true })
    yield* take(entered, factTold, factForgotten, reopened, leadLost, resumed, noticeDropped, restarted, unsaved)
  }
}
