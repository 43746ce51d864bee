import { useSyncExternalStore, type ComponentType } from 'react'
import { lazy, preloaded, loadWithRetry, type Lazy } from '../browser/lazy.ts'

/** A component whose code comes late. It shows nothing until then. */
export function lazyPart<P extends object>(fetchPart: () => Promise<ComponentType<P>>): ComponentType<P> {
  return shownOnceHere(preloaded(fetchPart))
}

/** A late component that few visitors see: only where it is shown is its code fetched. */
export function rarePart<P extends object>(fetchPart: () => Promise<ComponentType<P>>): ComponentType<P> {
  return shownOnceHere(lazy(fetchPart))
}

/** While a page is taken over it shows nothing yet, as the page was sent, even if the code is here already. */
function shownOnceHere<P extends object>(part: Lazy<ComponentType<P>>): ComponentType<P> {
  const load = (isHere: () => void) => {
    const wanted = new AbortController()
    if (part.get() === undefined) void loadWithRetry(part.load, wanted).then((loaded) => loaded && isHere())
    return () => wanted.abort()
  }
  return function Later(props: P) {
    const Loaded = useSyncExternalStore(load, part.get, () => undefined)
    return Loaded && <Loaded {...props} />
  }
}
