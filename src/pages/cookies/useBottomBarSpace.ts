import { useLayoutEffect, useRef } from 'react'

/** Reserves space for a bar at the bottom: the page ends above it, and focused elements scroll clear of it. */
export function useBottomBarSpace() {
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = bar.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--notice', `${element.offsetHeight}px`)
      showFocused()
    })
    observer.observe(element)
    // A closing modal restores the focus without scrolling
    document.addEventListener('focusin', showFocused)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', showFocused)
      style.removeProperty('--notice')
    }
  }, [])
  return bar
}

function showFocused() {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused.tabIndex >= 0) focused.scrollIntoView({ block: 'nearest' })
}
