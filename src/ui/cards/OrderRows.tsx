import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Order.module.css'

export type OrderRow = {
  label: string
  value?: ReactNode
  /** Shown while there is no value, e.g. 'A escolher'. */
  todo?: string | undefined
  /** A link or button to change it. */
  edit?: ReactNode
}

/** Answers as rows. Each row has a link to change its answer. */
export function OrderRows({ rows }: { rows: readonly OrderRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value, todo, edit }) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd className={classes(value === undefined && styles.todo)}>{value ?? todo}</dd>
          {edit && <dd className={styles.edit}>{edit}</dd>}
        </div>
      ))}
    </dl>
  )
}
