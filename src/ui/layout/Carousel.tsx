import { useEffect, useRef, useState, type ReactNode } from 'react'
import { lazy, loadWithRetry } from '../../browser/lazy.ts'
import { PreviousNextButtons } from './PreviousNextButtons.tsx'
import styles from './Carousel.module.css'
import type { Ends, Swiping } from './createSwiper.ts'

type Props = {
  /** The id of the heading that names the row. */
  labelledBy: string
  words: { before: string; after: string; place: string }
  slides: readonly { id: string; content: ReactNode }[]
}

const code = lazy(async () => (await import('./createSwiper.ts')).createSwiper)

/** A row of slides. It scrolls until its code is loaded; then it is also dragged and moved by buttons. */
export function Carousel({ labelledBy, words, slides }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const [swiper, setSwiper] = useState<Swiping | null>(null)
  const [{ isFirst, isLast }, setEnds] = useState<Ends>({ isFirst: true, isLast: true })
  useEffect(() => {
    const wanted = new AbortController()
    let made: Swiping | undefined
    const begin = async () => {
      const createSwiper = await loadWithRetry(code.load, wanted)
      if (!createSwiper || !frame.current) return
      const { row = '', slide = '' } = styles
      made = createSwiper(frame.current, { row, slide, place: words.place, onMove: setEnds })
      setSwiper(made)
    }
    void begin()
    return () => {
      wanted.abort()
      made?.stop()
    }
  }, [words.place])
  return (
    <div>
      <div
        ref={frame}
        className={styles.frame}
        role="region"
        aria-labelledby={labelledBy}
        tabIndex={swiper ? undefined : 0}
      >
        <div className={styles.row}>
          {slides.map(({ id, content }) => (
            <div key={id} className={styles.slide}>
              {content}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.steps}>
        <PreviousNextButtons
          labels={{ back: words.before, on: words.after }}
          isAtStart={isFirst}
          isAtEnd={isLast}
          onStep={(step) => (step < 0 ? swiper?.back() : swiper?.on())}
        />
      </div>
    </div>
  )
}
