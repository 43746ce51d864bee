import { classes } from '../classes.ts'
import styles from './Choice.module.css'
import { ChoiceGroup, type GroupProps } from './ChoiceGroup.tsx'
import { chosen } from './chosen.ts'

export type Chip = { value: string; label: string; above?: string; disabled?: boolean }

/** Short choices as square tiles, such as days of the month; `above` is the small word over each ('dia'). */
export function Chips({ options, name, type = 'radio', value, defaultValue, required, onChoose, ...group }: GroupProps & { options: Chip[] }) {
  return (
    <ChoiceGroup {...group} className={styles.chips}>
      {options.map((option) => (
        <label key={option.value} className={classes(styles.choice, styles.chip)}>
          <input
            type={type}
            name={name}
            value={option.value}
            required={type === 'radio' && required}
            disabled={option.disabled}
            {...chosen(option.value, { value, defaultValue })}
            onChange={(event) => onChoose?.(option.value, event.currentTarget.checked)}
          />
          {option.above && <span className={styles.note}>{option.above}</span>} <b>{option.label}</b>
        </label>
      ))}
    </ChoiceGroup>
  )
}
