import { useState } from 'react'
import { periodWords } from '../../content/format.ts'
import { slotTexts } from '../../content/texts/order/bankAndVisitTexts.ts'
import { otherVisitsTexts, visitsFullTexts } from '../../content/texts/order/visitsFullTexts.ts'
import { questions } from '../../content/questions/questions.ts'
import { doesNoVisitSuit } from '../../funnel/views/doesNoVisitSuit.ts'
import { areVisitsFull } from '../../funnel/views/areVisitsFull.ts'
import { stillBookable, slotDays, type DayOfSlots } from '../../funnel/views/slotDays.ts'
import { LoadingOrRetry } from '../notes/LoadingOrRetry.tsx'
import { SlotGrid, type SlotDay } from '../../ui/choices/SlotGrid.tsx'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { useFunnel, useJourney } from '../useFunnel.ts'
import type { KindProps } from './inputProps.ts'
import styles from './Questions.module.css'
import { BookByPhone } from './BookByPhone.tsx'
import { useErrorUntilEdit } from './useErrorUntilEdit.ts'

/** Picks up to three appointments. A full one is shown disabled. In the conversation the composer has the button. */
export function SlotPicker({ name, start, error, reason, legendHidden = false, onText, onPick }: KindProps<'slots'>) {
  const slots = useJourney().facts.slots
  const isByCall = useFunnel(doesNoVisitSuit)
  const [chosen, setChosen] = useState(() => start.split(';').filter(Boolean))
  const [all, setAll] = useState(false)
  const refusal = useErrorUntilEdit({ error, reason })
  if (!slots) return <LoadingOrRetry name="slots" loading={words.loading} />
  if (areVisitsFull(slots)) return <BookByPhone {...visitsFullTexts} />
  const value = stillBookable(chosen, slots)
  const days = slotDays(slots)
  const shown = all ? days : seen(days, value, onPick ? fewInTalk : few)
  const choose = (next: string[]) => {
    refusal.leave()
    setChosen(next)
    onText?.(next.join(';'))
  }
  return (
    <div className={styles.slots}>
      {isByCall && <BookByPhone {...otherVisitsTexts} />}
      <input type="hidden" name={name} value={value.join(';')} />
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
      {!onPick && <p className="meta">{words.visit}</p>}
    </div>
  )
}

const words = slotTexts
const few = 5
/** In a conversation few days stay in view with the question. */
const fewInTalk = 3

/** The first days, extended to the last chosen one. */
function seen(days: DayOfSlots[], value: readonly string[], atFirst: number): DayOfSlots[] {
  const last = days.findLastIndex((day) => day.slots.some((slot) => value.includes(slot.value)))
  return days.slice(0, Math.max(atFirst, last + 1))
}

const dayRow = ({ slots, ...day }: DayOfSlots): SlotDay => ({
  ...day,
  slots: slots.map(({ value, period, free }) => ({ value, full: !free, ...periodWords[period] })),
})
