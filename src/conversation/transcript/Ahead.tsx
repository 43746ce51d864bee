import { aheadTexts } from '../../content/texts/aheadTexts.ts'
import { flowOf, type Knowledge } from '../../funnel/knowledge.ts'
import { useFunnel } from '../../order/useFunnel.ts'
import styles from './Ahead.module.css'

/** What is ahead, above the talk where a desktop is empty. A smaller window has no room for it. */
export function Ahead() {
  if (!useFunnel(beginsAtAddress)) return null
  return (
    <ol className={styles.ahead} aria-label={aheadTexts.heading}>
      {aheadTexts.steps.map(([step, more]) => (
        <li key={step}>
          <strong>{step}</strong>
          <span>{more}</span>
        </li>
      ))}
    </ol>
  )
}

/** An order whose address comes before anything else, and its plans before the person. */
function beginsAtAddress(knowledge: Pick<Knowledge, 'flow'>): boolean {
  const { screens, apart } = flowOf(knowledge)
  return !apart && screens[0]?.id === 'cep'
}
