import { useEffect, useRef } from 'react'

/** When a page says something else without being left, its heading takes the focus again. */
export function useHeadingFocus(said: unknown) {
  const last = useRef(said)
  useEffect(() => {
    if (said === last.current) return
    last.current = said
    pageHeading()?.focus()
  }, [said])
}

export const pageHeading = () => document.querySelector<HTMLElement>('main h1')
