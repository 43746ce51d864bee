import { configureStore } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import type { Place } from '../funnel/place.ts'
import { emptyFunnel, funnel } from '../funnel/slice.ts'
import type { Ports } from '../sagas/ports.ts'
import { sell } from '../sagas/sell.ts'

/** The state of one visitor's order, at the place where the address stands. */
export function orderStore(place: Place | { voice: 'chat' } | null) {
  const saga = createSagaMiddleware()
  const store = configureStore({
    reducer: { funnel },
    preloadedState: { funnel: { ...emptyFunnel, place } },
    middleware: (standard) => standard({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(saga),
    devTools: false,
  })
  return { store, run: (ports: Ports) => saga.run(sell, ports) }
}
