import type { Funnel } from '../../funnel/state.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useFunnel } from '../useFunnel.ts'
import styles from '../Order.module.css'

/** A row with the button to erase everything, from the first answer until the order is placed. */
export function EraseRow() {
  return (
    useFunnel(isErasable) && (
      <div className={styles.erase}>
        <Erasing />
      </div>
    )
  )
}

/** Says that the answers were erased. A page has it once. */
export function EraseDone() {
  return useFunnel((funnel) => funnel.erasing.done === true) && <Erased />
}

const Erasing = lazyPart(async () => (await import('./Erasing.tsx')).Erasing)
const Erased = lazyPart(async () => (await import('./Erasing.tsx')).Erased)

const isErasable = ({ kept, lead, notice, facts }: Funnel) =>
  facts.order?.value === undefined && (lead !== null || notice !== null || Object.keys(kept).length > 0)
