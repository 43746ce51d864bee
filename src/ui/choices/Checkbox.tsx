import { useId, type ReactNode } from 'react'
import { ErrorText } from '../fields/ErrorText.tsx'
import styles from './Choice.module.css'

type Props = {
  name: string
  /** May contain links. */
  label: ReactNode
  value?: string | undefined
  defaultChecked?: boolean | undefined
  error?: ReactNode
  onToggle?: ((on: boolean) => void) | undefined
}

/** A checkbox for yes or no, e.g. a consent. */
export function Checkbox({ label, error, onToggle, ...box }: Props) {
  const errorId = useId()
  return (
    <div>
      <label className={styles.check}>
        <input
          {...box}
          {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
          type="checkbox"
          className={styles.box}
          onChange={(event) => onToggle?.(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </div>
  )
}
