import type { ReactNode } from 'react'
import styles from './SnapRow.module.css'

type Props = { /** The id of the heading that names the row. */ labelledBy: string; children: ReactNode }

/** A grid of cards; on a phone one row, scrolled by touch and keys, which snaps to each card. */
export function SnapRow({ labelledBy, children }: Props) {
  return (
    <div role="region" aria-labelledby={labelledBy} tabIndex={0} className={styles.area}>
      {children}
    </div>
  )
}
