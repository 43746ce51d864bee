import type { ReactNode } from 'react'
import styles from './steps/StepPage.module.css'

/** Another way to go on, under a line at the foot of a page. */
export function AlternativeBelow({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <div className={styles.aside}>
      <p>{lead}</p>
      {children}
    </div>
  )
}
