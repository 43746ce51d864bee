import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../art/Icon.tsx'
import { PlanArt } from '../art/PlanArt.tsx'
import type { PlanFace } from './PlanCard.tsx'
import styles from './PlanRow.module.css'

type Props = PlanFace & {
  label: string
  /** Its extras in a few words. */
  extra: string
  price: string
  /** The reason to highlight it, e.g. 'MENOR PREÇO'. */
  mark: string | undefined
  /** Whether it is open at first. */
  opens: boolean
  children: ReactNode
}

/** A plan as one line that expands, for the conversation. */
export function PlanRow({ speed, unit, field, strands, label, extra, price, mark, opens, children }: Props) {
  const [open, setOpen] = useState(opens)
  const row = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (open && !opens) row.current?.scrollIntoView?.({ block: 'nearest' })
  }, [open, opens])
  return (
    <section ref={row} className={styles.row} aria-label={label}>
      <h3>
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          <span className={classes('art', styles.tile)}>
            <PlanArt strands={strands} field={field} form="tile" />
          </span>
          <span className={styles.what}>
            <b>
              {speed} {unit}
            </b>
            {extra && <small> {extra}</small>}
          </span>{' '}
          <span className={styles.cost}>
            <b>{price}</b> {mark && <small>{mark}</small>}
          </span>
          <Icon name="down" small />
        </button>
      </h3>
      {open && <div className={styles.body}>{children}</div>}
    </section>
  )
}
