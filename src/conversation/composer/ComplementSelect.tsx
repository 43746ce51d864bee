import { inputTexts } from '../../content/texts/order/inputTexts.ts'
import { fewComplements } from '../../funnel/answers/answerAsTyped.ts'
import { useJourney } from '../../order/useFunnel.ts'
import styles from './Dock.module.css'

/** The known complements of a building in one list, if they are too many for quick replies. */
export function ComplementSelect({ onChoose }: { onChoose: (complement: string) => void }) {
  const { complements = [] } = useJourney().facts.units ?? {}
  if (complements.length <= fewComplements) return null
  return (
    <select
      name="complement-known"
      aria-label={inputTexts.complement.legend}
      className={styles.known}
      defaultValue=""
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="" disabled>
        {inputTexts.complement.pick}
      </option>
      {complements.map((complement) => (
        <option key={complement}>{complement}</option>
      ))}
    </select>
  )
}
