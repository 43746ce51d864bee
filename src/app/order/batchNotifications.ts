import type { StoreEnhancer } from '@reduxjs/toolkit'

/** Notifies subscribers once per dispatched action, after the sagas have reacted. */
export const batchNotifications: StoreEnhancer = (create) => (reducer, state) => {
  const store = create(reducer, state)
  const listeners = new Set<() => void>()
  let isActing = false
  let hasChanged = false
  const tell = () => {
    hasChanged = isActing
    if (!isActing) for (const listener of listeners) listener()
  }
  store.subscribe(tell)
  const dispatch: typeof store.dispatch = (action) => {
    if (isActing) return store.dispatch(action)
    isActing = true
    try {
      return store.dispatch(action)
    } finally {
      isActing = false
      if (hasChanged) tell()
    }
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return { ...store, dispatch, subscribe }
}
