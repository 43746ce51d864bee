import { Icon } from '../art/Icon.tsx'
import styles from './Order.module.css'

type Props = { title: string; plan: string; price?: string | undefined; open: boolean; onOpen: () => void }

/** On a phone the order is one sticky line that opens; from 64rem the panel replaces it. */
export function StickyOrderBar({ title, plan, price, open, onOpen }: Props) {
  return (
    <div className={styles.peek}>
      <button type="button" className="wrap" aria-haspopup="dialog" aria-expanded={open} onClick={onOpen}>
        <span className={styles.peeked}>
          <b>{title}</b> {plan}
        </span>
        {price && <b className="nb">{price}</b>}
        <Icon name="down" small />
      </button>
    </div>
  )
}
