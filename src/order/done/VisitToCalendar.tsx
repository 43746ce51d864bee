import { visitCalendar, visitFile } from '../../api/contract/visitCalendar.ts'
import { doneTexts } from '../../content/texts/done/doneTexts.ts'
import { addressLine } from '../../funnel/views/addressText.ts'
import { factsOf } from '../../funnel/answersAndFacts.ts'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { saveFile } from '../../ui/saveFile.ts'
import { useKnowledge } from '../useKnowledge.ts'

/** Offers the order's visit as a calendar file. Renders nothing without a visit. */
export function VisitToCalendar() {
  const knowledge = useKnowledge()
  const { order } = factsOf(knowledge)
  if (!order?.visit || order.withdrawn) return null
  const { orderNumber: number, visit } = order
  const save = () => {
    const text = visitCalendar({ number, visit, address: addressLine(knowledge), at: new Date() })
    if (text !== null) saveFile(text, visitFile)
  }
  return (
    <TextButton icon="cal" onClick={save}>
      {doneTexts.calendar}
    </TextButton>
  )
}
