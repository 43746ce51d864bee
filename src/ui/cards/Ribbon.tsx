import styles from './PlanCard.module.css'

/** The swallow-tailed badge over a plan. */
export function Ribbon({ text }: { text: string }) {
  return <p className={styles.ribbon}>{text}</p>
}
