import { useLayoutEffect, type RefObject } from 'react'
import { useFunnel } from '../../order/useFunnel.ts'
import { useTrail } from '../composer/focusTrail.tsx'

/** On arrival, focuses the first of these elements and selects its text. A loaded page moves no focus. */
export function useFocusFirst(element: RefObject<HTMLElement | null>, what: readonly string[]) {
  const trail = useTrail()
  const isLoaded = useFunnel((funnel) => trail.wasLoaded && funnel.place === trail.start)
  useLayoutEffect(() => {
    if (isLoaded) return
    trail.forget()
    const first = what.map((each) => element.current?.querySelector<HTMLElement>(each)).find((found) => found)
    first?.focus({ preventScroll: true })
    if (first instanceof HTMLInputElement) first.select()
  }, [element, isLoaded, what, trail])
}
