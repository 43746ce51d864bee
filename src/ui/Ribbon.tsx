import styles from './PlanCard.module.css'

/** The swallow-tailed badge over a plan. Two texts take turns every 1.5 s, and rest while the card is pointed at. */
export function Ribbon({ text, too }: { text: string; too?: string | undefined }) {
  return (
    <p className={styles.ribbon}>
      <span>{text}</span>
      {too && <span>{too}</span>}
    </p>
  )
}
