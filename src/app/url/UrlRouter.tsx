import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react'
import { createPath, Router, type Location, type To } from 'react-router'
import { documentBoundary, forgetDue, writeDue, writeEntry } from './historyEntries.ts'

type Props = {
  /** The prefix of all addresses here, a campaign. Another prefix is another page. */
  basename?: string
  children: ReactNode
}

/**
 * The browser's address as the router's location. The router's own history would add its data loading, which is not
 * used.
 */
export function UrlRouter({ basename = '/', children }: Props) {
  const [at, setAt] = useState(() => locationNow('default'))
  useEffect(() => {
    const moved = () => {
      forgetDue()
      if (documentBoundary.isCrossedBy(window.location.href)) return window.location.reload()
      const next = newLocation()
      if (isPartOf(at, next)) later(() => setAt(next))
      else setAt(next)
    }
    window.addEventListener('popstate', moved)
    return () => window.removeEventListener('popstate', moved)
  }, [at])
  const navigator = useMemo(() => navigatorThat(() => setAt(newLocation())), [])
  return (
    <Router basename={basename} location={at} navigator={navigator}>
      {children}
    </Router>
  )
}

/** Whether an address is a part of the page that is shown. */
const isPartOf = (shown: Location, { pathname, search, hash }: Location) =>
  hash !== shown.hash && pathname === shown.pathname && search === shown.search

/** Leaves parts of the page that have no code yet as they were sent. In its own event React would run it at once. */
const later = (go: () => void) => setTimeout(() => startTransition(go))

function navigatorThat(moved: () => void) {
  const write = (to: To, replace: boolean, state: unknown) => {
    writeDue()
    if (documentBoundary.isCrossedBy(textOf(to))) return window.location[replace ? 'replace' : 'assign'](textOf(to))
    writeEntry(textOf(to), replace, state)
    moved()
  }
  return {
    createHref: textOf,
    go: (steps: number) => window.history.go(steps),
    push: (to: To, state?: unknown) => write(to, false, state),
    replace: (to: To, state?: unknown) => write(to, true, state),
  }
}

const textOf = (to: To) => (typeof to === 'string' ? to : createPath(to))

/**
 * Each move has its own key, even to the same address: the conversation may have gone on. A loaded page has 'default'.
 */
function locationNow(key: string): Location {
  const { pathname, search, hash } = window.location
  const { state }: { state?: unknown } = window.history.state ?? {}
  return { pathname, search, hash, state: state ?? null, key }
}

let moves = 0

function newLocation(): Location {
  moves += 1
  return locationNow(String(moves))
}
