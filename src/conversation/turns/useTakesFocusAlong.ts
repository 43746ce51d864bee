import { useLayoutEffect, type RefObject } from 'react'
import { useFunnel } from '../../order/useFunnel.ts'
import { useTrail } from '../composer/focusTrail.tsx'

/**
 * On arrival, takes the focus from wherever it is to the first of these that is there, since the visitor went to this
 * address; what is typed replaces its text. One that was loaded takes none.
 */
export function useTakesFocusAlong(element: RefObject<HTMLElement | null>, what: readonly string[]) {
  const trail = useTrail()
  const isLoaded = useFunnel((funnel) => funnel.place === trail.start)
  useLayoutEffect(() => {
    if (isLoaded) return
    trail.forget()
    const first = what.map((each) => element.current?.querySelector<HTMLElement>(each)).find((found) => found)
    first?.focus({ preventScroll: true })
    if (first instanceof HTMLInputElement) first.select()
  }, [element, isLoaded, what, trail])
}
