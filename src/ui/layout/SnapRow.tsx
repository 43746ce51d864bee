import type { ReactNode } from 'react'
import styles from './SnapRow.module.css'

type Props = { /** The id of the heading that names the row. */ labelledBy: string; children: ReactNode }

/** Around a grid of cards: on a phone they are one row, which the browser scrolls by touch and by keys and stops at each card. */
export function SnapRow({ labelledBy, children }: Props) {
  return (
    <div role="region" aria-labelledby={labelledBy} tabIndex={0} className={styles.area}>
      {children}
    </div>
  )
}
