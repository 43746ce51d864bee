import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import { PlanArt, type PlanField, type StrandCount } from './art/PlanArt.tsx'
import styles from './PlanCard.module.css'
import { PlanSpeed } from './PlanSpeed.tsx'
import { Ribbon } from './Ribbon.tsx'

export type PlanFace = {
  /** '600' and 'Mega'. */
  speed: string
  unit: string
  field: PlanField
  strands: StrandCount
}

type Props = PlanFace & {
  ribbon?: string | undefined
  /** A second badge that takes turns with the first. */
  ribbonToo?: string | undefined
  /** Ticks or the streaming switches. */
  children?: ReactNode
  price: ReactNode
  actions: ReactNode
  /** A quiet link under the actions. */
  more?: ReactNode
  heading?: 'h2' | 'h3'
  /** What a link to this card names it by. */
  mark?: string
}

/** A plan on its own: ribbon, speed on its field of strands, what it brings, price, actions. */
export function PlanCard({ speed, unit, field, strands, ribbon, ribbonToo, children, price, actions, more, heading: Heading = 'h3', mark }: Props) {
  const id = useId()
  return (
    <article className={styles.card} aria-labelledby={id} data-mark={mark}>
      {ribbon ? <Ribbon text={ribbon} too={ribbonToo} /> : <span />}
      <div className={classes(styles.field, `on-${field}`)}>
        <div className={classes('art', styles.art)}>
          <PlanArt strands={strands} field={field} />
        </div>
        <Heading className={styles.name} id={id}>
          <PlanSpeed speed={speed} unit={unit} />
        </Heading>
      </div>
      <div className={styles.info}>{children}</div>
      <div className={styles.price}>{price}</div>
      <div className={styles.go}>
        {actions}
        {more && <div className={styles.more}>{more}</div>}
      </div>
    </article>
  )
}

/** Plan cards side by side, their rows aligned. */
export function PlanList({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>
}
