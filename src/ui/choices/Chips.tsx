import { classes } from '../classes.ts'
import styles from './Choice.module.css'
import { RadioInput } from './RadioInput.tsx'
import { ChoiceGroup, type GroupProps } from './ChoiceGroup.tsx'

export type Chip = { value: string; label: string; above?: string }

/** Short choices as square tiles, e.g. days of the month; `above` is the small word over each ('dia'). */
export function Chips({ options, ...group }: GroupProps & { options: Chip[] }) {
  return (
    <ChoiceGroup {...group} className={styles.chips}>
      {options.map((option) => (
        <label key={option.value} className={classes(styles.choice, styles.chip)}>
          <RadioInput value={option.value} of={group} />
          {option.above && <span className={styles.note}>{option.above}</span>} <b>{option.label}</b>
        </label>
      ))}
    </ChoiceGroup>
  )
}
