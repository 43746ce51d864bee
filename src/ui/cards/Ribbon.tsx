import type { ReactNode } from 'react'
import styles from './PlanCard.module.css'

/** The swallow-tailed badge above a plan. */
export function Ribbon({ text }: { text: ReactNode }) {
  return <p className={styles.ribbon}>{text}</p>
}
