import { periodWords } from '../../content/format.ts'
import { slotTexts } from '../../content/texts/order/bankAndVisitTexts.ts'
import { stillBookable, slotDays } from '../../funnel/views/slotDays.ts'
import { useFunnel, useJourney } from '../../order/useFunnel.ts'
import { Button } from '../../ui/buttons/Button.tsx'

/** Sends the visits ticked in the turn above, from a place always in view; or offers the first free one. */
export function VisitConfirm({ onConfirm }: { onConfirm: (visits: string) => void }) {
  const { slots = [] } = useJourney().facts
  const draft = useFunnel(({ drafts }) => drafts.schedule ?? '')
  const ticked = stillBookable(draft.split(';'), slots)
  if (ticked.length === 0) return <FirstFree days={slotDays(slots)} onTake={onConfirm} />
  return (
    <Button icon="arrow" onClick={() => onConfirm(ticked.join(';'))}>
      {slotTexts.confirm(ticked.length)}
    </Button>
  )
}

function FirstFree({ days, onTake }: { days: ReturnType<typeof slotDays>; onTake: (visit: string) => void }) {
  const [first] = days.flatMap(({ day, slots }) => slots.filter(({ free }) => free).map((slot) => ({ day, ...slot })))
  if (!first) return null
  return (
    <Button look="line" onClick={() => onTake(first.value)}>
      {slotTexts.first(`${first.day}, ${periodWords[first.period].label.toLowerCase()}`)}
    </Button>
  )
}
