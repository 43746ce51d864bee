import { useEffect, useRef } from 'react'

/** Moves the focus after a retry, which removes the message and its own button, to their replacement. */
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
