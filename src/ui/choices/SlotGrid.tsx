import { useState, type CSSProperties, type ReactNode } from 'react'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { SlotChoice, type Slot } from './SlotChoice.tsx'
import styles from './SlotGrid.module.css'

export type SlotDay = { date: string; weekday: string; day: string; slots: readonly Slot[] }

type Props = {
  legend: string
  legendHidden?: boolean
  name: string
  days: readonly SlotDay[]
  /** The selected slots, the first choice first. */
  value: readonly string[]
  max?: number
  /** Replaces the hours of a full slot, e.g. 'Esgotado'. */
  fullText: string
  /** The rank of a selected slot in words, e.g. 1 → '1ª opção'. */
  orderText: (order: number) => string
  /** Shown when the visitor selects more than `max`. */
  limitText: string
  error?: ReactNode
  /** The id of the element with the error, if it is elsewhere on the page. */
  reason?: string | undefined
  onChange: (value: string[]) => void
}

/** A grid of days and periods. The corner mark shows the order of the choices. */
export function SlotGrid({
  legend,
  legendHidden = false,
  name,
  days,
  value,
  max = 3,
  fullText,
  orderText,
  limitText,
  error,
  reason,
  onChange,
}: Props) {
  const [beyond, setBeyond] = useState(false)
  const periods: CSSProperties & { '--periods': number } = {
    '--periods': Math.max(1, ...days.map(({ slots }) => slots.length)),
  }

  const choose = (slot: string, on: boolean) => {
    const tooMany = on && value.length >= max
    setBeyond(tooMany)
    if (!tooMany) onChange(on ? [...value, slot] : value.filter((other) => other !== slot))
  }

  return (
    <ChoiceGroup many legend={legend} legendHidden={legendHidden} error={error} reason={reason}>
      <div className={styles.slots} style={periods}>
        {days.map((day) => (
          <div key={day.date} className={styles.day}>
            <p>
              <b>{day.weekday}</b>
              <span className="meta">{day.day}</span>
            </p>
            {day.slots.map((slot) => (
              <SlotChoice
                key={slot.value}
                slot={slot}
                name={name}
                dayText={`${day.weekday} ${day.day}`}
                fullText={fullText}
                order={value.indexOf(slot.value) + 1}
                orderText={orderText}
                invalid={Boolean(error || reason)}
                onChoose={choose}
              />
            ))}
          </div>
        ))}
        <output className={styles.limit}>{beyond && limitText}</output>
      </div>
    </ChoiceGroup>
  )
}
