import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { PlanArt, type PlanField, type StrandCount } from '../art/PlanArt.tsx'
import styles from './PlanCard.module.css'
import { PlanSpeed } from './PlanSpeed.tsx'

export type PlanFace = {
  /** E.g. '600' and 'Mega'. */
  speed: string
  unit: string
  field: PlanField
  strands: StrandCount
}

type Props = PlanFace & {
  ribbon?: ReactNode
  /** Ticks or the streaming switches. */
  children?: ReactNode
  price: ReactNode
  actions: ReactNode
  /** A quiet link below the actions. */
  more?: ReactNode
  /** The name of this card in a link's hash. */
  mark?: string
}

/** A single plan: ribbon, speed on its field of strands, contents, price, actions. */
export function PlanCard({ speed, unit, field, strands, ribbon, children, price, actions, more, mark }: Props) {
  const id = useId()
  return (
    <article className={styles.card} aria-labelledby={id} data-mark={mark}>
      {ribbon ?? <span />}
      <div className={classes(styles.field, `on-${field}`)}>
        <div className={classes('art', styles.art)}>
          <PlanArt strands={strands} field={field} />
        </div>
        <h3 className={styles.name} id={id}>
          <PlanSpeed speed={speed} unit={unit} />
        </h3>
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

/** Plan cards side by side, with aligned rows. */
export function PlanList({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>
}
