import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon, type IconName } from '../art/Icon.tsx'
import styles from './Choice.module.css'
import { RadioInput } from './RadioInput.tsx'
import { ChoiceGroup, type GroupProps } from './ChoiceGroup.tsx'

export type ChoiceCard = { value: string; label: ReactNode; icon?: IconName }

/** A few choices side by side, as cards that may have an icon. */
export function ChoiceCards({ options, ...group }: GroupProps & { options: ChoiceCard[] }) {
  return (
    <ChoiceGroup {...group} className={styles.cards}>
      {options.map((option) => (
        <label key={option.value} className={classes(styles.choice, styles.card)}>
          <RadioInput value={option.value} of={group} />
          {option.icon && <Icon name={option.icon} />}
          <b>{option.label}</b>
        </label>
      ))}
    </ChoiceGroup>
  )
}
