import type { Funnel } from '../../funnel/state.ts'
import { OtherDevice } from '../device/OtherDevice.tsx'
import { Elsewhere } from '../device/Elsewhere.tsx'
import { OwnCopy } from '../copy/OwnCopy.tsx'
import { Erasing } from '../erase/Erasing.tsx'
import { useFunnel } from '../useFunnel.ts'
import styles from '../Order.module.css'

/** The buttons to go on at another device, to end the order elsewhere, and to copy or erase everything. */
export function OrderActions() {
  return (
    useFunnel(isBegun) && (
      <div className={styles.actions}>
        <OtherDevice />
        <Elsewhere />
        <OwnCopy />
        <Erasing />
      </div>
    )
  )
}

export { Erased } from '../erase/Erasing.tsx'

const isBegun = ({ kept, lead, notice, facts }: Funnel) =>
  facts.order?.value === undefined && (lead !== null || notice !== null || Object.keys(kept).length > 0)
