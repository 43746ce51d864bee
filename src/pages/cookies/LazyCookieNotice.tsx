import { useState, useSyncExternalStore } from 'react'
import { emptySubscribe } from '../../browser/emptySubscribe.ts'
import { cookieChoice } from '../../tracking/cookieChoice.ts'
import { rarePart } from '../../ui/lazyPart.tsx'

export type Props = {
  /** Whether undecided visitors are asked. */
  asks: boolean
  open: boolean
  onOpen: (open: boolean) => void
}

/** The cookie notice and preferences, loaded when needed. They come before the page in keyboard order. */
export function LazyCookieNotice({ asks, open, onOpen }: Props) {
  const isUndecided = useSyncExternalStore(emptySubscribe, hasNotChosen, () => false)
  const [wanted, setWanted] = useState(false)
  if (!wanted && (open || (asks && isUndecided))) setWanted(true)
  return wanted && <CookieNoticeBar asks={asks} open={open} onOpen={onOpen} />
}

const CookieNoticeBar = rarePart(async () => (await import('./CookieNoticeBar.tsx')).CookieNoticeBar)

const hasNotChosen = () => cookieChoice() === null
