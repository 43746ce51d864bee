import type { ReactNode } from 'react'
import styles from './Field.module.css'
import { Icon } from '../art/Icon.tsx'

/** The error of an answer, announced when it appears. */
export function ErrorText({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p className={styles.error} id={id} role="alert">
      <Icon name="alert" small />
      <span>{children}</span>
    </p>
  )
}
