import type { ReactNode } from 'react'
import styles from './Order.module.css'
import { OrderSummary, type OrderWords } from './OrderSummary.tsx'
import { SidePanel } from './SidePanel.tsx'

type Props = OrderWords & {
  /** A small line below the price. */
  note?: ReactNode
  /** The number of set pieces in the mural of 18; without it there is no mural. */
  set?: number | undefined
  children?: ReactNode
}

/** 'Seu pedido' at the side: the order so far, above its mural. */
export function OrderPanel({ note, set, children, ...order }: Props) {
  return (
    <SidePanel set={set}>
      <OrderSummary {...order} />
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </SidePanel>
  )
}
