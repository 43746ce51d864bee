import { useEffect, useRef, useState } from 'react'
import { doneTexts, withdrawTexts } from '../../content/doneTexts.ts'
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

/** The way back from a placed order, and in its stead that it was taken. Whether it still is in time, the server's clock says. */
export function Withdrawal() {
  const order = factsOf(useStory()).order
  const [asking, setAsking] = useState(false)
  if (!order) return null
  if (order.withdrawn) return <Withdrawn number={order.orderNumber} focus={asking} />
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
