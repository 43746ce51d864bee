import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** A link to a part of a page leads there, also from another page; the browser sees to it where it loads the page itself. */
export function useLandmark() {
  const { key, hash } = useLocation()
  useEffect(() => {
    if (key === 'default') return
    const part = hash && document.getElementById(hash.slice(1))
    if (part) part.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [key, hash])
}
