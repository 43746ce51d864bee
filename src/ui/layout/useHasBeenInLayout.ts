import { useEffect, useState, type RefObject } from 'react'

/** Whether to draw what only some widths show: from when it first is in the layout, and always in the first render. */
export function useHasBeenInLayout(part: RefObject<HTMLElement | null>): boolean {
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
