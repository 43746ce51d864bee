import { useEffect, useState, type RefObject } from 'react'

const atStart = { isAtStart: true, isAtEnd: false }

/** Whether an element is scrolled to its left or right end. Zoomed pages stop half a pixel before. */
export function useScrollEnds(area: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState(atStart)
  useEffect(() => {
    const element = area.current
    if (!element) return undefined
    const look = () => setEnds((known) => sameOr(known, endsOf(element)))
    element.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    look()
    return () => {
      element.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [area])
  return ends
}

const endsOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): typeof atStart => ({
  isAtStart: scrollLeft < 1,
  isAtEnd: scrollLeft + clientWidth > scrollWidth - 1,
})

const sameOr = (known: typeof atStart, found: typeof atStart) =>
  known.isAtStart === found.isAtStart && known.isAtEnd === found.isAtEnd ? known : found
