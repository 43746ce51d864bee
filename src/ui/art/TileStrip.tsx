import { Tiles } from './Tiles.tsx'
import styles from './Bands.module.css'

/** A band of sixteen pieces across the page. */
export function TileStrip() {
  return (
    <div className={styles.strip}>
      <Tiles map="c0ap c1ap l0up q2up q3up y0ap y1ap c3up c2up l1ap q1us b0uu c0ap c1ap l0up l1up" />
    </div>
  )
}
