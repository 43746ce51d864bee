import { useEffect, useRef, useState } from 'react'
import { doneTexts, withdrawnTexts } from '../../content/texts/done/doneTexts.ts'
import type { Facts } from '../../content/flows/facts.ts'
import { withdrawTexts } from '../../content/texts/done/withdrawTexts.ts'
import { withdrawAsked } from '../../funnel/visitorActions.ts'
import { showAnswer } from '../../funnel/answers/showAnswer.ts'
import { endedOrderWords } from '../../funnel/views/endedOrderWords.ts'
import { factsOf } from '../../funnel/answersAndFacts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { failureWords } from '../../content/texts/errors/failureTexts.ts'
import { ErrorText } from '../../ui/fields/ErrorText.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { useDispatch } from 'react-redux'
import { useFunnel } from '../useFunnel.ts'
import { useKnowledge } from '../useKnowledge.ts'

type Order = NonNullable<Facts['order']>

/** Withdraws a placed order, or says that it was withdrawn. The server's clock decides whether it is in time. */
export function Withdrawal() {
  const knowledge = useKnowledge()
  const { order } = factsOf(knowledge)
  const [asking, setAsking] = useState(false)
  const { error } = useFunnel((funnel) => funnel.withdrawing)
  if (!order) return null
  if (order.withdrawn) return <Withdrawn order={order} focus={asking} />
  if (endedOrderWords(knowledge)) return null
  return (
    <div className="row">
      <p className="meta">{doneTexts.withdraw}</p>
      {error !== null && !asking && <ErrorText>{failureWords(error)}</ErrorText>}
      <TextButton onClick={() => setAsking(true)}>{withdrawTexts.open}</TextButton>
      <Confirmation number={order.orderNumber} open={asking} onClose={() => setAsking(false)} />
    </div>
  )
}

function Confirmation({ number, open, onClose }: { number: string; open: boolean; onClose: () => void }) {
  const dispatch = useDispatch()
  const { busy, error } = useFunnel((funnel) => funnel.withdrawing)
  const footer = (
    <>
      <Button look="line" onClick={onClose}>
        {withdrawTexts.no}
      </Button>
      <Button
        state={busy ? 'loading' : error === null ? 'default' : 'error'}
        stateText={busy ? withdrawTexts.busy : withdrawTexts.failed}
        onClick={() => dispatch(withdrawAsked())}
      >
        {withdrawTexts.yes}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={withdrawTexts.title} closeLabel={withdrawTexts.close} footer={footer}>
      <p>{withdrawTexts.ask(number)}</p>
      {error !== null && <ErrorText>{failureWords(error)}</ErrorText>}
    </Dialog>
  )
}

/** Takes the focus of the closed dialog, so that screen readers read the answer. */
function Withdrawn({ order: { orderNumber: number, unmailed }, focus }: { order: Order; focus: boolean }) {
  const answer = useRef<HTMLDivElement>(null)
  const email = showAnswer(useKnowledge(), 'email')
  useEffect(() => {
    if (focus) answer.current?.focus()
  }, [focus])
  return (
    <div ref={answer} tabIndex={-1}>
      <Note icon="check" title={withdrawnTexts.short}>
        {withdrawTexts.settled(number)} {unmailed ? withdrawTexts.unmailed : withdrawTexts.mailed(email)}
      </Note>
    </div>
  )
}
