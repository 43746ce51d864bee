import { applyMiddleware, combineReducers, legacy_createStore } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import type { Tracking } from '../../api/contract/lead/visitOriginFields.ts'
import { plainCampaign, type Campaign } from '../../api/contract/sale/campaign.ts'
import type { Place } from '../../funnel/journey/place.ts'
import { funnel } from '../../funnel/slice.ts'
import { emptyFunnel } from '../../funnel/state.ts'
import type { Ports } from '../../sagas/ports.ts'
import { batchNotifications } from './batchNotifications.ts'
import { rootSaga } from '../../sagas/rootSaga.ts'

/** The campaign and the origin of a visit. */
type Came = { campaign: Campaign; visit: Tracking }

/** One visitor's order, at the place of the address. `configureStore` would add unused thunks and checks. */
export function orderStore(place: Place | null, { campaign, visit }: Came = { campaign: plainCampaign, visit: {} }) {
  const saga = createSagaMiddleware()
  const flow = place?.flow ?? campaign.flow
  const begun = { funnel: { ...emptyFunnel, place, flow, campaign, visit } }
  const store = legacy_createStore(combineReducers({ funnel }), begun, (create) =>
    batchNotifications(applyMiddleware(saga)(create)),
  )
  return { store, run: (ports: Ports) => saga.run(rootSaga, ports) }
}
