import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { leaveTexts as texts } from '../../content/texts/otherDevice/signOutTexts.ts'
import { dataAsked } from '../../funnel/visitorActions.ts'
import { endedOrderWords } from '../../funnel/views/endedOrderWords.ts'
import { factsOf } from '../../funnel/answersAndFacts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { useKnowledge } from '../useKnowledge.ts'

/** Removes a placed order from this device, after a last look at its number. Not lazy, so that it works offline. */
export function LeaveDeviceButton() {
  const dispatch = useDispatch()
  const knowledge = useKnowledge()
  const { order } = factsOf(knowledge)
  const [asking, setAsking] = useState(false)
  if (!order) return null
  const close = () => setAsking(false)
  const footer = (
    <>
      <Button look="line" onClick={close}>
        {texts.no}
      </Button>
      <Button onClick={() => dispatch(dataAsked({ action: 'leave' }))}>{texts.yes}</Button>
    </>
  )
  return (
    <>
      <TextButton small onClick={() => setAsking(true)}>
        {texts.open}
      </TextButton>
      <Dialog open={asking} onClose={close} title={texts.title} closeLabel={texts.close} footer={footer}>
        <div className="stack">
          <p>{texts.ask(order.orderNumber, endedOrderWords(knowledge) ? 'cancelado' : 'valendo')}</p>
          <p>{texts.after}</p>
        </div>
      </Dialog>
    </>
  )
}
