import type { ReactNode } from 'react'
import styles from './steps/StepPage.module.css'

/** An alternative below a line at the foot of a page. */
export function AlternativeBelow({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <div className={styles.aside}>
      <p>{lead}</p>
      {children}
    </div>
  )
}
