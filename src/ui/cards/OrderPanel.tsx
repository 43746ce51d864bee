import type { ReactNode } from 'react'
import styles from './Order.module.css'
import { OrderSummary, type OrderWords } from './OrderSummary.tsx'
import { SidePanel } from './SidePanel.tsx'

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
    <SidePanel set={set}>
      <OrderSummary {...order} />
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </SidePanel>
  )
}
