import type { ReactNode } from 'react'
import styles from './Offer.module.css'

export type FactRow = { label: string; value: ReactNode; /** A sentence, below its label. */ wide?: boolean }

/** Facts in two columns with a line between them. */
export function FactRows({ rows }: { rows: readonly FactRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value, wide }) => (
        <div key={label} className={wide ? styles.wide : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
