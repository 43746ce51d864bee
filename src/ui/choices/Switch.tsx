import type { ReactNode } from 'react'
import styles from './Choice.module.css'

type Props = { label: ReactNode; checked: boolean; onToggle: (on: boolean) => void }

/** A setting that applies at once. Adjacent switches have lines between them. */
export function Switch({ label, checked, onToggle }: Props) {
  return (
    <label className={styles.switch}>
      <span>{label}</span>
      <input
        {...native}
        checked={checked}
        className={styles.lever}
        onChange={(event) => onToggle(event.currentTarget.checked)}
      />
    </label>
  )
}

const native = { type: 'checkbox', role: 'switch' } as const
