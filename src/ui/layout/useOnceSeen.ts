import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether what a narrow page hides is worth drawing: from when the part for it is first in the layout. The server draws
 * it, because it does not know the width, and so does the first render.
 */
export function useOnceSeen(part: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    const element = part.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const look = () => {
      const isHere = element.getClientRects().length > 0
      setSeen(isHere)
      if (isHere) observer.disconnect()
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    look()
    return () => observer.disconnect()
  }, [part])
  return isSeen
}
