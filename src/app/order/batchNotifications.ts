import type { StoreEnhancer } from '@reduxjs/toolkit'

/** Who subscribes hears once of all that an action brings about at once. */
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
