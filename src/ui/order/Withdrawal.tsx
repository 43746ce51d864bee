import { useEffect, useRef, useState } from 'react'
import { mayWithdraw } from '../../api/contract/withdrawal.ts'
import { doneTexts, withdrawTexts } from '../../content/finishTexts.ts'
import { withdrawAsked } from '../../funnel/asked.ts'
import { shown } from '../../funnel/show.ts'
import { factsOf } from '../../funnel/story.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { ErrorText } from '../ErrorText.tsx'
import { Note } from '../Note.tsx'
import { TextButton } from '../TextButton.tsx'
import { useAsk, useFunnel } from '../useFunnel.ts'
import styles from './Order.module.css'
import { useStory } from './useStory.ts'

/** The way back from a placed order for as long as there is one, and in its stead that it was taken. */
export function Withdrawal() {
  const order = factsOf(useStory()).order
  const [asking, setAsking] = useState(false)
  const [now] = useState(() => new Date())
  if (!order) return null
  if (order.withdrawn) return <Withdrawn number={order.orderNumber} focus={asking} />
  if (order.at !== undefined && !mayWithdraw(new Date(order.at), now)) return null
  return (
    <div className={styles.mind}>
      <p className="meta">{doneTexts.withdraw}</p>
      <TextButton onClick={() => setAsking(true)}>{withdrawTexts.open}</TextButton>
      <Confirmation number={order.orderNumber} open={asking} onClose={() => setAsking(false)} />
    </div>
  )
}

function Confirmation({ number, open, onClose }: { number: string; open: boolean; onClose: () => void }) {
  const ask = useAsk()
  const { busy, error } = useFunnel((funnel) => funnel.withdrawing)
  const footer = (
    <>
      <Button look="line" onClick={onClose}>
        {withdrawTexts.no}
      </Button>
      <Button state={busy ? 'loading' : error === null ? 'default' : 'error'} stateText={busy ? withdrawTexts.busy : withdrawTexts.failed} onClick={() => ask(withdrawAsked())}>
        {withdrawTexts.yes}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={withdrawTexts.title} closeLabel={withdrawTexts.close} footer={footer}>
      <p>{withdrawTexts.ask(number)}</p>
      {error !== null && <ErrorText>{error}</ErrorText>}
    </Dialog>
  )
}

/** Takes the focus that the closed window leaves behind, so that the answer is heard. */
function Withdrawn({ number, focus }: { number: string; focus: boolean }) {
  const answer = useRef<HTMLDivElement>(null)
  const email = shown(useStory(), 'email')
  useEffect(() => {
    if (focus) answer.current?.focus()
  }, [focus])
  return (
    <div ref={answer} tabIndex={-1}>
      <Note icon="check" title={withdrawTexts.done}>
        {withdrawTexts.settled(number, email)}
      </Note>
    </div>
  )
}
