import styles from './DeviceDots.module.css'

const columns = 14
const rows = 5
const step = 20

/** A dot for each device of a full house. Lit dots are the devices that the speed serves. */
export function DeviceDots({ count }: { count: number }) {
  return (
    <svg className={styles.dots} viewBox={`0 0 ${columns * step} ${rows * step}`} aria-hidden="true" focusable="false">
      <path className={styles.off} d={lines(columns * rows)} />
      <path className={styles.on} d={lines(count)} />
    </svg>
  )
}

/** Dashes of zero length with round caps, which look like dots. */
function lines(count: number): string {
  return Array.from({ length: Math.ceil(count / columns) }, (_, row) => {
    const inRow = Math.min(columns, count - row * columns)
    return `M10 ${row * step + 10}h${(inRow - 1) * step + 0.1}`
  }).join('')
}
