import type { ReactNode } from 'react'
import styles from './Choice.module.css'
import { ChoiceGroup, type GroupProps } from './ChoiceGroup.tsx'
import { chosen } from './chosen.ts'

export type PickOption = { value: string; label: ReactNode; note?: ReactNode; disabled?: boolean }

/** Choices as rows, one under the other: sentences fit. */
export function PickOne({ options, name, type = 'radio', value, defaultValue, required, onChoose, ...group }: GroupProps & { options: PickOption[] }) {
  return (
    <ChoiceGroup {...group}>
      {options.map((option) => (
        <label key={option.value} className={styles.row}>
          <input
            className={styles.box}
            type={type}
            name={name}
            value={option.value}
            required={type === 'radio' && required}
            disabled={option.disabled}
            {...chosen(option.value, { value, defaultValue })}
            onChange={(event) => onChoose?.(option.value, event.currentTarget.checked)}
          />
          <span>
            {option.label} {option.note && <span className={styles.note}>{option.note}</span>}
          </span>
        </label>
      ))}
    </ChoiceGroup>
  )
}
