import type { Funnel } from '../../funnel/slice.ts'
import { later } from '../later.tsx'
import { useFunnel } from '../useFunnel.ts'
import styles from './Order.module.css'

/** Room for the way to erase everything, from the first answer until it is ordered. */
export function EraseRow() {
  return useFunnel(isErasable) && <div className={styles.erase}><Erasing /></div>
}

/** That it was erased; once on a page. */
export function EraseDone() {
  return useFunnel((funnel) => funnel.erasing.done === true) && <Erased />
}

const Erasing = later(async () => (await import('./Erasing.tsx')).Erasing)
const Erased = later(async () => (await import('./Erasing.tsx')).Erased)

const isErasable = ({ kept, lead, notice, facts }: Funnel) => facts.order?.value === undefined && (lead !== null || notice !== null || Object.keys(kept).length > 0)
