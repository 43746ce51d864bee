import type { Store } from '@reduxjs/toolkit'
import { afterPaint } from '../../browser/afterPaint.ts'
import { keptElsewhere } from '../../funnel/visitorActions.ts'
import type { Funnel } from '../../funnel/state.ts'
import { browserCopy } from '../../funnel/saving/browserCopy.ts'
import { noteUse } from './forgetOldOrder.ts'
import { orderStorage } from './orderStorage.ts'

/**
 * Stores the order in the browser, shortly after each change and at once when the page is left or out of sight.
 * A tab without changes does not overwrite another tab's copy, and is told about it.
 */
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
  /** What changed meanwhile may not be painted yet. */
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
  /** Other listeners for leaving the page may still change the order. */
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
  /** A page that the browser kept whole heard nothing meanwhile. */
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    isLeft = false
    if (persisted) hear()
  }
  // Before those on the document, which read the copy; once this has ended nothing is due
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
