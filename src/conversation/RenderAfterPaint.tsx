import type { ReactNode } from 'react'
import type { Store } from '@reduxjs/toolkit'
import { Provider, useStore } from 'react-redux'
import { afterPaint } from '../browser/afterPaint.ts'

/** Renders parts that follow an answer once the next question is painted, with all changes at once. */
export function RenderAfterPaint({ children }: { children: ReactNode }) {
  const store = useStore()
  const late = lateStores.get(store) ?? lateStore(store)
  lateStores.set(store, late)
  return <Provider store={late}>{children}</Provider>
}

const lateStores = new WeakMap<Store, Store>()

/** A store that shows the state of the last paint. */
function lateStore(store: Store): Store {
  const listeners = new Set<() => void>()
  let seen = store.getState()
  let due = false
  const catchUp = () => {
    due = false
    seen = store.getState()
    for (const listener of listeners) listener()
  }
  const follow = () => {
    if (!due) afterPaint(catchUp)
    due = true
  }
  let forget: (() => void) | undefined
  return {
    ...store,
    getState: () => seen,
    subscribe(listener) {
      if (listeners.size === 0) forget = store.subscribe(follow)
      seen = store.getState()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) forget?.()
      }
    },
  }
}
