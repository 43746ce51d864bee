import { useState } from 'react'
import { periodWords } from '../../content/format.ts'
import { inputTexts } from '../../content/inputTexts.ts'
import { questions } from '../../content/questions.ts'
import { freeOnes, slotDays, type DayOfSlots } from '../../funnel/slotDays.ts'
import { FactState } from '../order/FactState.tsx'
import { SlotGrid, type SlotDay } from '../SlotGrid.tsx'
import { TextButton } from '../TextButton.tsx'
import { useJourney } from '../useFunnel.ts'
import type { KindProps } from './inputProps.ts'
import { PickButton } from './PickButton.tsx'
import styles from './Questions.module.css'
import { useLeftError } from './useLeftError.ts'

/** Up to three visits out of those that can be booked; a full one stays in sight and cannot be chosen. */
export function SlotPicker({ name, start, error, reason, legendHidden = false, onText, onPick }: KindProps<'slots'>) {
  const slots = useJourney().facts.slots
  const [chosen, setChosen] = useState(() => start.split(';').filter(Boolean))
  const [all, setAll] = useState(false)
  const refusal = useLeftError({ error, reason })
  if (!slots) return <FactState name="slots" loading={words.loading} />
  const value = freeOnes(chosen, slots)
  const days = slotDays(slots)
  const shown = all ? days : seen(days, value, onPick ? fewInTalk : few)
  const choose = (next: string[]) => {
    refusal.leave()
    setChosen(next)
    onText?.(next.join(';'))
  }
  return (
    <div className={styles.slots}>
      <input type="hidden" name={name} value={value.join(';')} />
      {!slots.some(({ free }) => free) && <p role="status">{words.none}</p>}
      <SlotGrid
        legend={questions[name].label}
        legendHidden={legendHidden}
        name={`${name}-slot`}
        days={shown.map(dayRow)}
        value={value}
        fullText={words.full}
        orderText={words.order}
        limitText={words.limit}
        {...refusal.error}
        onChange={choose}
      />
      {shown.length < days.length && <TextButton onClick={() => setAll(true)}>{words.more}</TextButton>}
      {onPick ? <PickButton ready={value.length > 0} onPick={() => onPick(value.join(';'))}>{words.confirm(value.length)}</PickButton> : <p className="meta">{words.visit}</p>}
    </div>
  )
}

const words = inputTexts.slots
const few = 5
/** In a conversation the button that confirms them should be in sight. */
const fewInTalk = 3

/** The first days, and those up to the last one chosen. */
function seen(days: DayOfSlots[], value: readonly string[], atFirst: number): DayOfSlots[] {
  const last = days.findLastIndex((day) => day.slots.some((slot) => value.includes(slot.value)))
  return days.slice(0, Math.max(atFirst, last + 1))
}

const dayRow = ({ slots, ...day }: DayOfSlots): SlotDay => ({
  ...day,
  slots: slots.map(({ value, period, free }) => ({ value, full: !free, ...periodWords[period] })),
})
