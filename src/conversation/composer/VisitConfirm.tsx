import { inputTexts } from '../../content/texts/inputTexts.ts'
import { freeOnes } from '../../funnel/views/slotDays.ts'
import { useFunnel, useJourney } from '../../order/useFunnel.ts'
import { Button } from '../../ui/buttons/Button.tsx'

/** Sends the visits that are ticked in the turn above, from where it is always in view. */
export function VisitConfirm({ onConfirm }: { onConfirm: (visits: string) => void }) {
  const { slots = [] } = useJourney().facts
  const draft = useFunnel(({ drafts }) => drafts.schedule ?? '')
  const ticked = freeOnes(draft.split(';'), slots)
  if (ticked.length === 0) return null
  return (
    <Button icon="arrow" onClick={() => onConfirm(ticked.join(';'))}>
      {inputTexts.slots.confirm(ticked.length)}
    </Button>
  )
}
