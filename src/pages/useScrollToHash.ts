import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to the part of a page that a link names, also from another page. A full load leaves that to the browser. */
export function useScrollToHash() {
  const { key, hash } = useLocation()
  useEffect(() => {
    if (key === 'default') return
    const part = hash && document.getElementById(hash.slice(1))
    if (part) part.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [key, hash])
}
