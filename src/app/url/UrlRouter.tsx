import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react'
import { createPath, Router, type Location, type To } from 'react-router'
import { documentBoundary, forgetDue, writeDue, writeEntry } from './historyEntries.ts'

type Props = {
  /** The campaign prefix of all addresses. Another prefix is another document. */
  basename?: string
  children: ReactNode
}

/** The browser's address as the router's location, without the unused data loading of the router's own history. */
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

/** Whether an address is an anchor within the current page. */
const isPartOf = (shown: Location, { pathname, search, hash }: Location) =>
  hash !== shown.hash && pathname === shown.pathname && search === shown.search

/** Leaves parts without code as they were sent. Within the event itself React would update at once. */
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

/** Each move has a new key, as the conversation may have gone on at the same address. A load has 'default'. */
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
