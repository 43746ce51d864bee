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
  const now = () => store.getState().funnel
  let known = now()
  let due: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(due)
    due = undefined
    orderStorage.write(stored(now()))
  }
  const forget = store.subscribe(() => {
    if (now() === known) return
    known = now()
    due ??= setTimeout(write, 150)
  })
  const leave = () => {
    if (due !== undefined) write()
  }
  const hear = ({ key }: StorageEvent) => {
    const left = key === orderStorage.name ? orderStorage.read() : null
    if (left) store.dispatch(keptElsewhere(left))
  }
  window.addEventListener('pagehide', leave)
  window.addEventListener('storage', hear)
  return () => {
    forget()
    leave()
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('storage', hear)
  }
}
