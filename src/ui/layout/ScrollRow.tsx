import { useId, useRef, type ReactNode } from 'react'
import type { IconName } from '../art/Icon.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { classes } from '../classes.ts'
import styles from './ScrollRow.module.css'
import { useDragScroll } from './useDragScroll.ts'
import { useScrollEnds } from './useScrollEnds.ts'

type Props = { heading: string; lead?: string; back: string; on: string; children: ReactNode }

/** How far a button scrolls, in pixels. */
const STEP = 320

/** Cards wider than the page under a heading: they scroll by buttons, by touch, by keys and by a mouse that drags them. */
export function ScrollRow({ heading, lead, back, on, children }: Props) {
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const { isAtStart, isAtEnd } = useScrollEnds(area)
  const drag = useDragScroll()
  const scroll = (left: number) => area.current?.scrollBy({ left })
  return (
    <div className="wrap">
      <div className={styles.top}>
        <div className="stack">
          <h2 id={id}>{heading}</h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <div className={classes(styles.arrows, isAtStart && isAtEnd && styles.still)}>
          <Arrow icon="back" label={back} isOff={isAtStart} onClick={() => scroll(-STEP)} />
          <Arrow icon="arrow" label={on} isOff={isAtEnd} onClick={() => scroll(STEP)} />
        </div>
      </div>
      <div ref={area} role="region" aria-labelledby={id} tabIndex={0} className={styles.area} {...drag}>
        {children}
      </div>
    </div>
  )
}

type ArrowProps = { icon: IconName; label: string; isOff: boolean; onClick: () => void }

/** A button that keeps the focus when it is disabled, so that a visitor with a keyboard can turn round at an end. */
function Arrow({ icon, label, isOff, onClick }: ArrowProps) {
  return <IconButton icon={icon} label={label} aria-disabled={isOff} onClick={() => isOff || onClick()} />
}
