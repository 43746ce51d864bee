import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Order.module.css'

type Props = { title: string; plan: string; price?: string | undefined; children: ReactNode }

/** On a phone the order is one sticky line that opens; from 64rem the panel takes its place. */
export function OrderPeek({ title, plan, price, children }: Props) {
  return (
    <details className={styles.peek}>
      <summary className="wrap">
        <span className={styles.peeked}>
          <b>{title}</b> {plan}
        </span>
        {price && <b className="nb">{price}</b>}
        <Icon name="down" small />
      </summary>
      <div className={`wrap ${styles.inside}`}>{children}</div>
    </details>
  )
}
