import { useEffect, useRef, useState, type RefObject } from 'react'
import { Ribbon } from '../../ui/cards/Ribbon.tsx'
import styles from './AlternatingRibbon.module.css'

const TURN = 1500
/** Few, because motion of more than five seconds would need a stop button. */
const TURNS = 3

/** A ribbon whose words alternate whenever it comes into view. Screen readers read all of them once. */
export function AlternatingRibbon({ texts }: { texts: readonly string[] }) {
  const words = useRef<HTMLSpanElement>(null)
  const at = useTurns(words, texts.length)
  return (
    <Ribbon
      text={
        <>
          <span className="sr">{texts.join(', ')}</span>
          <span ref={words} className={styles.turns} aria-hidden="true">
            {texts.map((text, index) => (
              <span key={text} data-off={index === at ? undefined : true}>
                {text}
              </span>
            ))}
          </span>
        </>
      }
    />
  )
}

function useTurns(words: RefObject<HTMLElement | null>, count: number): number {
  const [at, setAt] = useState(0)
  useEffect(() => {
    const element = words.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const turn = (left: number) => {
      timer = setTimeout(() => {
        setAt((shown) => (shown + 1) % count)
        if (left > 1) turn(left - 1)
      }, TURN)
    }
    const observer = new IntersectionObserver(([seen]) => {
      clearTimeout(timer)
      if (seen?.isIntersecting) turn(TURNS)
    })
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [words, count])
  return at
}
