import { OtherDevice } from '../device/OtherDevice.tsx'
import { Erasing } from '../erase/Erasing.tsx'
import styles from '../Order.module.css'

/** The buttons to go on at another device and to erase everything. */
export function OrderActions() {
  return (
    <div className={styles.actions}>
      <OtherDevice />
      <Erasing />
    </div>
  )
}
