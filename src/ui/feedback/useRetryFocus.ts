import { useEffect, useRef } from 'react'

/** A retry removes the message and its own button, so the focus moves to what replaces them. */
export function useRetryFocus(failed: boolean, tryAgain: () => void, inPlace: () => HTMLElement | null | undefined) {
  const tried = useRef(false)
  useEffect(() => {
    if (failed || !tried.current) return
    tried.current = false
    if (document.activeElement === document.body) inPlace()?.focus()
  })
  return () => {
    tried.current = true
    tryAgain()
  }
}
