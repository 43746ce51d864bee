import { useEffect, useRef } from 'react'

/** Another try takes away what failed and its own button: the focus goes on to what stands in their place. */
export function useTryAgain(failed: boolean, tryAgain: () => void, inPlace: () => HTMLElement | null | undefined) {
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
