import type { ReactNode } from 'react'
import styles from './Ticks.module.css'

/** What is included, a quarter disc before each. */
export function Ticks({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className={styles.ticks}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}
