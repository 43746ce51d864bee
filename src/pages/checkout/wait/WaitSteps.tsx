import { waitTexts } from '../../../content/texts/checkoutTexts.ts'
import { useJourney } from '../../../order/useFunnel.ts'
import { classes } from '../../../ui/classes.ts'
import styles from './WaitSteps.module.css'

/** The steps of the look-up: done, under way and still to come. */
export function WaitSteps() {
  const { facts } = useJourney()
  const done = facts.street ? 1 : 0
  const names = [waitTexts.steps.street, waitTexts.steps.coverage, waitTexts.steps.plans]
  return (
    <ol className={styles.steps}>
      {names.map((name, index) => (
        <li key={name} className={classes(index < done && styles.done, index === done && styles.doing)}>
          <i aria-hidden="true" />
          <span>
            {name}
            <span className="sr">{index < done ? waitTexts.done : index === done ? waitTexts.doing : ''}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
