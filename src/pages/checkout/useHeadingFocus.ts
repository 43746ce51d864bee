import { useEffect, useRef } from 'react'

/** When a page says something else without being left, its heading takes the focus again. */
export function useHeadingFocus(said: unknown) {
  const last = useRef(said)
  useEffect(() => {
    if (said === last.current) return
    last.current = said
    document.querySelector<HTMLElement>('main h1')?.focus()
  }, [said])
}
