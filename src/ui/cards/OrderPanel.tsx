import type { ReactNode } from 'react'
import { OrderMural } from '../art/OrderMural.tsx'
import styles from './Order.module.css'
import { OrderSummary, type OrderWords } from './OrderSummary.tsx'

type Props = OrderWords & {
  /** A small line under the price. */
  note?: ReactNode
  /** How many of the mural's 18 pieces are set. Without it there is no mural. */
  set?: number | undefined
  children?: ReactNode
}

/** 'Seu pedido' at the side: the order so far above its mural. */
export function OrderPanel({ note, set, children, ...order }: Props) {
  return (
    <div className={`panel sticky ${styles.sticky}`}>
      <OrderSummary {...order} />
      {note && <p className={styles.note}>{note}</p>}
      {children}
      {set !== undefined && (
        <div className={styles.mural}>
          <OrderMural set={set} />
        </div>
      )}
    </div>
  )
}
