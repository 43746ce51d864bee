import type { ReactNode } from 'react'
import styles from './Ticks.module.css'

/** A list of what is included, with a quarter disc before each item. */
export function IncludedList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className={styles.ticks}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}
