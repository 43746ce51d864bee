import { useSyncExternalStore, type ComponentType } from 'react'
import { lazy, preloaded, loadWithRetry, type Lazy } from '../browser/lazy.ts'

/** A lazy component. It renders nothing until it is loaded. */
export function lazyPart<P extends object>(fetchPart: () => Promise<ComponentType<P>>): ComponentType<P> {
  return shownOnceHere(preloaded(fetchPart))
}

/** A lazy component that few visitors see. Its code is loaded only where it is rendered. */
export function rarePart<P extends object>(fetchPart: () => Promise<ComponentType<P>>): ComponentType<P> {
  return shownOnceHere(lazy(fetchPart))
}

/** Renders nothing during hydration, like the sent page, even if the code is already loaded. */
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
