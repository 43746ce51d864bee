import type { ReactNode } from 'react'
import styles from './Headers.module.css'

/** Over every question: the brand, the stages, and at the end theme or zoom. Sticks from 64rem. */
export function CheckoutHeader({ brand, stages, end }: { brand: ReactNode; stages?: ReactNode; end?: ReactNode }) {
  return (
    <header className={styles.checkout}>
      <div className={`wrap ${styles.checkoutIn}`}>
        {brand}
        {stages}
        <div className={styles.end}>{end}</div>
      </div>
    </header>
  )
}
