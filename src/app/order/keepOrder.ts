import type { Store } from '@reduxjs/toolkit'
import { afterPaint } from '../../browser/afterPaint.ts'
import { keptElsewhere } from '../../funnel/visitorActions.ts'
import type { Funnel } from '../../funnel/state.ts'
import { browserCopy } from '../../funnel/saving/browserCopy.ts'
import { noteUse } from './forgetOldOrder.ts'
import { orderStorage } from './orderStorage.ts'

/** Stores the order after each change and when the page is left. Tabs without changes read another tab's copy. */
export function keepOrder(store: Store<{ funnel: Funnel }>): () => void {
  const now = () => store.getState().funnel
  let known = now()
  let isDue = false
  let isTimed = false
  let isLeft = false
  const write = () => {
    isDue = false
    orderStorage.write(browserCopy(now()))
  }
  const writeIfDue = () => void (isDue && write())
  const writeSoon = () => {
    isTimed = true
    afterPaint(() => setTimeout(writeOrWait, 150, now()))
  }
  /** Changes made meanwhile may not be painted yet. */
  const writeOrWait = (painted: Funnel) => {
    isTimed = false
    if (painted === now()) writeIfDue()
    else writeSoon()
  }
  const forget = store.subscribe(() => {
    if (now() === known) return
    known = now()
    isDue = true
    if (isLeft) write()
    else if (!isTimed) writeSoon()
  })
  /** Writes at once from now on, because other listeners may still change the order. */
  const leave = () => {
    isLeft = true
    writeIfDue()
    noteUse()
  }
  const hear = () => {
    const left = orderStorage.read()
    if (left) store.dispatch(keptElsewhere(left))
  }
  const hearOther = ({ key }: StorageEvent) => void (key === orderStorage.name && hear())
  /** A page restored from the back/forward cache missed the changes of other tabs. */
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    isLeft = false
    if (persisted) hear()
  }
  // Captures the event, so that the copy is written before listeners on the document read it
  window.addEventListener('visibilitychange', writeIfDue, true)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', comeBack)
  window.addEventListener('storage', hearOther)
  return () => {
    forget()
    leave()
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', comeBack)
    window.removeEventListener('storage', hearOther)
  }
}
