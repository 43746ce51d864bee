import choice from '../choices/Choice.module.css'
import { ChoiceGroup } from '../choices/ChoiceGroup.tsx'
import { classes } from '../classes.ts'
import styles from './Questions.module.css'

type Option = { value: string; label: string; above?: string }

type Props = {
  legend: string
  legendHidden: boolean
  name: string
  start: string
  /** Short ones as square tiles, longer ones as cards. */
  look: 'chips' | 'cards'
  options: readonly Option[]
  error: string | undefined
  onPick: (raw: string) => void
}

/** Choices that answer at once. They are buttons: arrow keys on radio buttons would answer in passing. */
export function TapChoices({ legend, legendHidden, name, start, look, options, error, onPick }: Props) {
  return (
    <ChoiceGroup legend={legend} legendHidden={legendHidden} error={error} className={choice[look]}>
      <input type="hidden" name={name} value={start} />
      {options.map(({ value, label, above }) => (
        <button key={value} type="button" className={classes(choice.choice, look === 'chips' ? choice.chip : choice.card, styles.tap)} onClick={() => onPick(value)}>
          {above && <span className={choice.note}>{above} </span>}
          <b>{label}</b>
        </button>
      ))}
    </ChoiceGroup>
  )
}
