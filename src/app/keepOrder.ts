import type { Store } from '@reduxjs/toolkit'
import type { Funnel } from '../funnel/slice.ts'
import { stored } from '../funnel/stored.ts'
import { orderStorage } from './storage.ts'

/** Keeps the browser's copy of an order: a moment after it changed, and at once when the page is left. */
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
  window.addEventListener('pagehide', write)
  return () => {
    forget()
    write()
    window.removeEventListener('pagehide', write)
  }
}
