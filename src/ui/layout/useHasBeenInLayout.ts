import { useEffect, useState, type RefObject } from 'react'

/** Whether to render a part that only some widths show: in the first render, and once it is in the layout. */
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
