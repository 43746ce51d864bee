import { useEffect, useState, type CSSProperties } from 'react'
import styles from './PageLoadingBar.module.css'

const START = 0.08
const SPEED = 200
const TRICKLE = 800

/** A line over the page while the next one loads. It is decorative: the page itself announces when it is busy. */
export function PageLoadingBar({ busy }: { busy: boolean }) {
  const [was, setWas] = useState(false)
  const [share, setShare] = useState<number>()
  if (busy !== was) {
    setWas(busy)
    setShare(busy ? START : 1)
  }

  useEffect(() => {
    if (!busy) return undefined
    const trickle = setInterval(() => setShare((now = START) => now + (1 - now) * 0.12), TRICKLE)
    return () => clearInterval(trickle)
  }, [busy])

  useEffect(() => {
    if (share !== 1) return undefined
    const leave = setTimeout(() => setShare(undefined), 2 * SPEED)
    return () => clearTimeout(leave)
  }, [share])

  if (share === undefined) return null
  const style: CSSProperties = { scale: `${share} 1`, opacity: share === 1 ? 0 : 1, transitionDuration: `${SPEED}ms` }
  return <div className={styles.bar} style={style} aria-hidden="true" />
}
