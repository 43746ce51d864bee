import { useEffect, useRef, useState } from 'react'

const LEAST = 1000

/** Screen readers read each new text politely. A text stays at least a second, so that none is lost. */
export function LiveRegion({ text }: { text: string }) {
  const [said, setSaid] = useState(text)
  const since = useRef(0)

  useEffect(() => {
    const wait = Math.max(0, since.current + LEAST - Date.now())
    const timer = setTimeout(() => {
      since.current = Date.now()
      setSaid(text)
    }, wait)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <output className="sr" aria-live="polite">
      {said}
    </output>
  )
}
