import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { createPath, Router, type Location, type To } from 'react-router'

type Props = {
  /** What every address of this page begins with, a campaign; another one is another page. */
  basename?: string
  children: ReactNode
}

/** The browser's address as the router's location. The router's own history brings its data loading along, which nothing here uses. */
export function AddressBar({ basename = '/', children }: Props) {
  const [at, setAt] = useState(() => locationNow())
  useEffect(() => {
    const moved = () => setAt(locationNow())
    window.addEventListener('popstate', moved)
    return () => window.removeEventListener('popstate', moved)
  }, [])
  const navigator = useMemo(() => navigatorThat(() => setAt(locationNow())), [])
  return (
    <Router basename={basename} location={at} navigator={navigator}>
      {children}
    </Router>
  )
}

function navigatorThat(moved: () => void) {
  return {
    createHref: textOf,
    go: (steps: number) => window.history.go(steps),
    push(to: To, state?: unknown) {
      window.history.pushState(entry(state), '', textOf(to))
      moved()
    },
    replace(to: To, state?: unknown) {
      window.history.replaceState(entry(state), '', textOf(to))
      moved()
    },
  }
}

const entry = (state: unknown) => ({ key: Math.random().toString(36).slice(2, 10), state })
const textOf = (to: To) => (typeof to === 'string' ? to : createPath(to))

/** An entry that the browser made itself, by loading a page or following a fragment, has the key 'default'. */
function locationNow(): Location {
  const { pathname, search, hash } = window.location
  const { key, state }: { key?: string; state?: unknown } = window.history.state ?? {}
  return { pathname, search, hash, state: state ?? null, key: key ?? 'default' }
}
