import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { PlanArt } from '../art/PlanArt.tsx'
import styles from './PlanCard.module.css'
import type { PlanFace } from './PlanCard.tsx'
import { PlanSpeed } from './PlanSpeed.tsx'

type Props = PlanFace & { label: string; children: ReactNode }

/** A plan card in landscape: the art is on the left, the rest on the right. The conversation uses it. */
export function WidePlanCard({ speed, unit, field, strands, label, children }: Props) {
  return (
    <section className={styles.wide} aria-label={label}>
      <div className={styles.two}>
        <div className={classes(styles.field, `on-${field}`)}>
          <div className={classes('art', styles.art)}>
            <PlanArt strands={strands} field={field} form="block" />
          </div>
          <h2 className={styles.name}>
            <PlanSpeed speed={speed} unit={unit} />
          </h2>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  )
}
