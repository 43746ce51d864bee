import type { ReactNode } from 'react'
import styles from './Choice.module.css'

type Props = {
  label: ReactNode
  note?: ReactNode
  name?: string
  checked?: boolean | undefined
  defaultChecked?: boolean | undefined
  disabled?: boolean
  onToggle?: ((on: boolean) => void) | undefined
}

/** Something that is on or off at once. Several in a row draw lines between them. */
export function Switch({ label, note, onToggle, ...lever }: Props) {
  return (
    <label className={styles.switch}>
      <span>
        {label} {note && <span className={styles.note}>{note}</span>}
      </span>
      <input {...lever} {...native} className={styles.lever} onChange={(event) => onToggle?.(event.currentTarget.checked)} />
    </label>
  )
}

const native = { type: 'checkbox', role: 'switch' } as const
