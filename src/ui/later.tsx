import { useEffect, useState, type ComponentType } from 'react'

/**
 * A part that nobody meets at first: its code is fetched by `loadLater`, once the first question works, or when it is shown
 * before that. Until it is here, nothing stands in its place.
 */
export function later<P extends object>(fetchPart: () => Promise<ComponentType<P>>): ComponentType<P> {
  const part: Part<P> = { Loaded: null }
  const load = async () => {
    part.Loaded ??= await fetchPart()
  }
  waiting.add(load)
  return function Later(props: P) {
    useLoading(part, load)
    return part.Loaded && <part.Loaded {...props} />
  }
}

/** Has something that nobody needs at first fetched with the rest that comes later. */
export function fetchLater(load: () => Promise<void>): void {
  waiting.add(load)
}

/** Fetches all that comes later; what cannot be had now is tried again when it is shown. */
export async function loadLater(): Promise<void> {
  await Promise.allSettled([...waiting].map((load) => load()))
}

type Part<P> = { Loaded: ComponentType<P> | null }

const waiting = new Set<() => Promise<void>>()
const PAUSE = 2000

function useLoading<P>(part: Part<P>, load: () => Promise<void>) {
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (part.Loaded) return undefined
    let pause: ReturnType<typeof setTimeout> | undefined
    let shown = true
    const again = () => setTries(tries + 1)
    load().then(
      () => shown && again(),
      () => {
        if (shown) pause = setTimeout(again, PAUSE)
      },
    )
    return () => {
      shown = false
      clearTimeout(pause)
    }
  }, [part, load, tries])
}
