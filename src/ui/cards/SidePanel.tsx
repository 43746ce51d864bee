import type { ReactNode } from 'react'
import { OrderMural } from '../art/OrderMural.tsx'
import styles from './SidePanel.module.css'

type Props = {
  /** How many of the mural's 18 pieces are set. Without it there is no mural. */
  set?: number | undefined
  children: ReactNode
}

/** A framed box that stays beside what scrolls, above the order's mural. */
export function SidePanel({ set, children }: Props) {
  return (
    <div className={`panel sticky ${styles.panel}`}>
      {children}
      {set !== undefined && (
        <div className={styles.mural}>
          <OrderMural set={set} />
        </div>
      )}
    </div>
  )
}
