import styles from './Bands.module.css'

/** The quiet band that closes a checkout page. */
export function ClosingBand() {
  return <div className={styles.frieze} aria-hidden="true" />
}
