import choice from './Choice.module.css'
import { classes } from '../classes.ts'
import styles from './SlotGrid.module.css'

export type Slot = { value: string; label: string; hours: string; full?: boolean }

type Props = {
  slot: Slot
  name: string
  dayText: string
  fullText: string
  /** 0 if not selected. */
  order: number
  orderText: (order: number) => string
  /** Whether a choice in this group was refused. */
  invalid: boolean
  onChoose: (slot: string, on: boolean) => void
}

/** A period of a day. A full one stays visible. */
export function SlotChoice({ slot, name, dayText, fullText, order, orderText, invalid, onChoose }: Props) {
  return (
    <label className={classes(choice.choice, styles.slot)}>
      <input
        type="checkbox"
        name={name}
        value={slot.value}
        checked={order > 0}
        disabled={slot.full}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChoose(slot.value, event.currentTarget.checked)}
      />
      <b>{slot.label}</b> <span className={choice.note}>{slot.full ? fullText : slot.hours}</span>
      <span className="sr">, {dayText}</span>
      {order > 0 && (
        <>
          <span className={styles.mark} aria-hidden="true">
            {order}
          </span>
          <span className="sr">, {orderText(order)}</span>
        </>
      )}
    </label>
  )
}
