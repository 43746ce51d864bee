import { classes } from '../classes.ts'
import styles from './PlanCard.module.css'

/** '600 Mega' set large, on its own in a drawer's title or inside a card's heading. */
export function PlanSpeed({ speed, unit, className }: { speed: string; unit: string; className?: string | undefined }) {
  return (
    <span className={classes(styles.speed, className)}>
      <b>{speed}</b> <span>{unit}</span>
    </span>
  )
}
