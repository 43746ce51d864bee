import type { ReactNode } from 'react'
import styles from './Choice.module.css'
import { RadioInput } from './RadioInput.tsx'
import { ChoiceGroup, type GroupProps } from './ChoiceGroup.tsx'

export type PickOption = { value: string; label: ReactNode }

/** Choices as rows, for whole sentences. */
export function ChoiceRows({ options, ...group }: GroupProps & { options: PickOption[] }) {
  return (
    <ChoiceGroup {...group}>
      {options.map((option) => (
        <label key={option.value} className={styles.row}>
          <RadioInput value={option.value} of={group} className={styles.box} />
          <span>{option.label}</span>
        </label>
      ))}
    </ChoiceGroup>
  )
}
