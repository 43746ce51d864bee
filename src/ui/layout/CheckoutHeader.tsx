import type { ReactNode } from 'react'
import { Brand } from './Brand.tsx'
import styles from './Headers.module.css'

/** The header above every question: brand, stages, and the theme or zoom control. It is sticky from 64rem. */
export function CheckoutHeader({ stages, end }: { stages?: ReactNode; end: ReactNode }) {
  return (
    <header className={styles.checkout}>
      <div className={`wrap ${styles.checkoutIn}`}>
        <Brand />
        {stages}
        <div className={styles.end}>{end}</div>
      </div>
    </header>
  )
}
