import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * A link to a part of a page leads there, also from another page; the browser sees to it where it loads the page itself,
 * unless the parts come `late`.
 */
export function useLandmark(late = false) {
  const { key, hash } = useLocation()
  useEffect(() => {
    const part = hash && document.getElementById(hash.slice(1))
    if (part && (late || key !== 'default')) part.scrollIntoView()
    else if (key !== 'default') window.scrollTo(0, 0)
  }, [key, hash, late])
}
