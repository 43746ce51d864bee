import { useEffect, useState, type RefObject } from 'react'

/** Whether an element is in view above the foot of the window, which a bar may cover. */
export function useIsInView(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true), {
      rootMargin: '0px 0px -80px',
      threshold: 0.9,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}
