import type { Store } from '@reduxjs/toolkit'
import { keptElsewhere } from '../funnel/asked.ts'
import type { Funnel } from '../funnel/slice.ts'
import { stored } from '../funnel/stored.ts'
import { orderStorage } from './storage.ts'

/**
 * Keeps the browser's copy of an order: a moment after it changed, and at once when the page is left. A tab where nothing
 * changed leaves what another kept, and hears of it.
 */
export function keepOrder(store: Store<{ funnel: Funnel }>): () => void {
  let due: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(due)
    due = undefined
    orderStorage.write(stored(store.getState().funnel))
  }
  const forget = store.subscribe(() => {
    due ??= setTimeout(write, 150)
  })
  const leave = () => {
    if (due !== undefined) write()
  }
  const follow = () => {
    const left = orderStorage.read()
    if (left) store.dispatch(keptElsewhere(left))
  }
  window.addEventListener('pagehide', leave)
  window.addEventListener('storage', follow)
  return () => {
    forget()
    leave()
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('storage', follow)
  }
}
