import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { funnel as reducer } from '../../src/funnel/slice.ts'
import { emptyFunnel, type Funnel } from '../../src/funnel/state.ts'

/** Renders a part of an order with a real store, and records the dispatched intents. */
export function renderOrder(shown: ReactNode, funnel: Funnel = emptyFunnel) {
  const asked: UnknownAction[] = []
  const store = configureStore({
    reducer: { funnel: reducer },
    preloadedState: { funnel },
    middleware: (standard) => standard({ serializableCheck: false, immutableCheck: false }).concat(keepingIn(asked)),
  })
  const view = render(
    <Provider store={store}>
      <MemoryRouter>{shown}</MemoryRouter>
    </Provider>,
  )
  return { ...view, store, asked }
}

const keepingIn =
  (asked: UnknownAction[]): Middleware =>
  () =>
  (next) =>
  (action) => {
    if (isAction(action)) asked.push(action)
    return next(action)
  }

const isAction = (action: unknown): action is UnknownAction =>
  typeof action === 'object' && action !== null && 'type' in action
