import { useEffect, useState, type ComponentType } from 'react'
import { lazy, preloaded, loadWithRetry, type Lazy } from '../browser/lazy.ts'

/** A component whose code comes late. It shows nothing until then. */
export function lazyPart<P extends object>(fetchPart: () => Promise<ComponentType<P>>): ComponentType<P> {
  return shownOnceHere(preloaded(fetchPart))
}

/** A late component that few visitors see: only where it is shown is its code fetched. */
export function rarePart<P extends object>(fetchPart: () => Promise<ComponentType<P>>): ComponentType<P> {
  return shownOnceHere(lazy(fetchPart))
}

function shownOnceHere<P extends object>(part: Lazy<ComponentType<P>>): ComponentType<P> {
  return function Later(props: P) {
    const Loaded = useCode(part)
    return Loaded && <Loaded {...props} />
  }
}

function useCode<T>(code: Lazy<T>): T | undefined {
  const [here, setHere] = useState(() => code.get() !== undefined)
  useEffect(() => {
    if (here) return undefined
    const wanted = new AbortController()
    void loadWithRetry(code.load, wanted).then((loaded) => loaded && setHere(true))
    return () => wanted.abort()
  }, [code, here])
  return code.get()
}
