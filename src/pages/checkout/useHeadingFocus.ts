import { useEffect, useRef } from 'react'

/** Focuses the heading again when the page changes its content but not its address. */
export function useHeadingFocus(said: unknown) {
  const last = useRef(said)
  useEffect(() => {
    if (said === last.current) return
    last.current = said
    pageHeading()?.focus()
  }, [said])
}

export const pageHeading = () => document.querySelector<HTMLElement>('main h1')
