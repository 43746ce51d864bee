import type { ReactNode } from 'react'
import { ErrorText } from './ErrorText.tsx'
import styles from './Field.module.css'

export type FieldWords = {
  label: ReactNode
  help?: ReactNode
  /** Names the missing part and gives an example. Replaces the help. */
  error?: ReactNode
  /** The id of the element that says why the answer was refused, if it is elsewhere on the page. */
  reason?: string | undefined
  /** A link or button to the right of the label. */
  action?: ReactNode
}

type Props = Omit<FieldWords, 'reason'> & { htmlFor: string; children: ReactNode }

/** A label, a control, and its help or error, linked by ids. */
export function Field({ label, help, error, action, htmlFor, children }: Props) {
  const ids = fieldIds(htmlFor)
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label className="label" htmlFor={htmlFor}>
          {label}
        </label>
        {action}
      </div>
      {children}
      {error && <ErrorText id={ids.error}>{error}</ErrorText>}
      {help && !error && (
        <p className={styles.help} id={ids.help}>
          {help}
        </p>
      )}
    </div>
  )
}

function fieldIds(id: string) {
  return { help: `${id}-help`, error: `${id}-error` }
}

/** The attributes that link a control to its help or error. */
export function described(id: string, { help, error, reason }: Pick<FieldWords, 'help' | 'error' | 'reason'>) {
  const ids = fieldIds(id)
  const words = reason ?? (error ? ids.error : help ? ids.help : undefined)
  return { ...((error || reason) && { 'aria-invalid': true }), ...(words && { 'aria-describedby': words }) }
}
