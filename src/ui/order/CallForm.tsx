import { useEffect, useRef, type SubmitEvent } from 'react'
import { callTexts } from '../../content/checkoutTexts.ts'
import { phoneText } from '../../content/format.ts'
import { words } from '../../content/words.ts'
import { questions } from '../../content/questions.ts'
import { callAsked } from '../../funnel/asked.ts'
import { Button } from '../Button.tsx'
import { Note } from '../Note.tsx'
import { TextField } from '../TextField.tsx'
import { useAsk, useFunnel, useJourney } from '../useFunnel.ts'
import styles from './Order.module.css'

/** Asks a person to call, at the number of the order or another. */
export function CallForm({ heading = callTexts.heading }: { heading?: string | null }) {
  const { busy, error, phone, failed } = useFunnel(({ calling }) => calling)
  const known = useJourney().answers.phone ?? ''
  const ask = useAsk()
  if (phone !== null) return <Promised phone={phone} />
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('telephone')
    ask(callAsked({ phone: typeof typed === 'string' ? typed : '' }))
  }
  return (
    <form className={styles.call} noValidate onSubmit={submit}>
      {heading !== null && <h2>{heading}</h2>}
      <TextField
        name="telephone"
        label={questions.phone.label}
        mask="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        defaultValue={phoneText(known)}
        error={error}
      />
      <div>
        <Button type="submit" look="line" big split icon="arrow" state={busy ? 'loading' : 'default'} stateText={callTexts.busy}>
          {failed ? words.tryAgain : callTexts.go}
        </Button>
      </div>
    </form>
  )
}

/** Takes the focus from the form whose place it takes. */
function Promised({ phone }: { phone: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <Note icon="phone" title={callTexts.asked.title} live="status">
        {callTexts.asked.text(phoneText(phone))}
      </Note>
    </div>
  )
}
