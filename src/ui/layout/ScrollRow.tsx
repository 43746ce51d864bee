import { useId, useRef, type ReactNode } from 'react'
import { TextButton } from '../buttons/TextButton.tsx'
import { PreviousNextButtons } from './PreviousNextButtons.tsx'
import styles from './ScrollRow.module.css'
import { useDragScroll } from './useDragScroll.ts'
import { useAutoScroll } from './useAutoScroll.ts'
import { useScrollEnds } from './useScrollEnds.ts'

type Props = {
  heading: string
  lead?: string
  back: string
  on: string
  /** Whether it is a single card, which fits every page. */
  isOne?: boolean
  /** The labels of the button that pauses a row which moves by itself. */
  playing?: { pause: string; play: string }
  children: ReactNode
}

/** How far a button scrolls, in pixels. */
const STEP = 320

/** Cards wider than the page below a heading. They scroll by buttons, touch, keys and dragging with a mouse. */
export function ScrollRow({ heading, lead, back, on, isOne = false, playing, children }: Props) {
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const ends = useScrollEnds(area)
  const drag = useDragScroll()
  const isWhole = ends.isAtStart && ends.isAtEnd
  const { isPaused, setPaused } = useAutoScroll(area, playing !== undefined && !isWhole)
  const step = (by: -1 | 1) => {
    setPaused(true)
    area.current?.scrollBy({ left: by * STEP })
  }
  return (
    <div className="wrap">
      <div className={styles.top}>
        <div className="stack">
          <h2 id={id}>{heading}</h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {!isOne && (
          <div className={styles.controls}>
            {playing && !isWhole && (
              <TextButton className={styles.pause} about={heading} onClick={() => setPaused(!isPaused)}>
                {isPaused ? playing.play : playing.pause}
              </TextButton>
            )}
            <PreviousNextButtons labels={{ back, on }} {...ends} onStep={step} />
          </div>
        )}
      </div>
      <div ref={area} role="region" aria-labelledby={id} tabIndex={0} className={styles.area} {...drag}>
        {children}
      </div>
    </div>
  )
}
