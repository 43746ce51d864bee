import { classes } from '../classes.ts'
import styles from './PlanCard.module.css'

/** A large '600 Mega', for a drawer's title or a card's heading. */
export function PlanSpeed({ speed, unit, className }: { speed: string; unit: string; className?: string | undefined }) {
  return (
    <span className={classes(styles.speed, className)}>
      <b>{speed}</b> <span>{unit}</span>
    </span>
  )
}
