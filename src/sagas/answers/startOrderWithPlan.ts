import type { planTaken } from '../../funnel/visitorActions.ts'
import { kept } from '../../funnel/slice.ts'
import { openPlace } from '../../funnel/journey/openPlace.ts'
import { dropPlacedOrder } from './answer.ts'
import { put, select, type Saga } from '../effects.ts'
import type { Ports } from '../ports.ts'

/** Goes from the coverage check to an order: the address is known, and the campaign's own flow goes on from there. */
export function* startOrderWithPlan(ports: Ports, { payload }: ReturnType<typeof planTaken>): Saga {
  yield* dropPlacedOrder()
  yield* put(kept({ plan: payload.sku }))
  const place = yield* select((funnel) =>
    openPlace({ ...funnel, flow: funnel.campaign.flow }, funnel.place?.voice ?? 'pages'),
  )
  ports.goTo(place)
}
