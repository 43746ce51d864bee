import { isOrderOpen } from '../../funnel/views/isOrderOpen.ts'
import { ContinueOnOtherDevice } from '../device/ContinueOnOtherDevice.tsx'
import { useFunnel } from '../useFunnel.ts'
import styles from '../Order.module.css'

/** The way on at another device, from the first answer until the order is placed. */
export function OrderActions() {
  return (
    useFunnel(isOrderOpen) && (
      <div className={styles.actions}>
        <ContinueOnOtherDevice />
      </div>
    )
  )
}

export { Erased } from '../erase/EraseButton.tsx'
export { OwnData } from './OwnData.tsx'
