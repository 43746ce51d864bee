import { useEffect, useRef, useState } from 'react'

const LEAST = 1000
const MOST = 10_000

type Props = {
  text: string
  /** Identifies the message, so that a repeated text of another message is read again. */
  message?: number
  /** Whether an outdated text is removed at once, so that it is not read next to its replacement. */
  fleeting?: boolean
}

/** Screen readers read each new text politely, once. A text stays at least a second, so that none is missed. */
export function LiveRegion({ text, message = 0, fleeting = false }: Props) {
  const [said, setSaid] = useState({ text: '', message })
  const last = useRef({ text, message })
  const since = useRef(0)

  useEffect(() => {
    if (text === last.current.text && message === last.current.message) return undefined
    const wait = Math.max(0, since.current + LEAST - Date.now())
    const timer = setTimeout(() => {
      since.current = Date.now()
      last.current = { text, message }
      setSaid({ text, message })
    }, wait)
    return () => clearTimeout(timer)
  }, [text, message])

  useEffect(() => {
    if (said.text === '') return undefined
    const timer = setTimeout(() => setSaid({ ...said, text: '' }), MOST)
    return () => clearTimeout(timer)
  }, [said])

  return (
    <output className="sr" aria-live="polite">
      <span key={said.message}>{fleeting && said.text !== text ? '' : said.text}</span>
    </output>
  )
}
