import type { ReactNode } from 'react'
import { OrderMural } from '../art/OrderMural.tsx'
import styles from './SidePanel.module.css'

type Props = {
  /** The number of set pieces in the mural of 18; without it there is no mural. */
  set?: number | undefined
  children: ReactNode
}

/** A framed sticky box, above the order's mural. */
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
