import { useEffect, useRef } from 'react'
import { callTexts } from '../../content/checkoutTexts.ts'
import { phoneText } from '../../content/format.ts'
import { words } from '../../content/words.ts'
import { questions } from '../../content/questions.ts'
import { Button } from '../Button.tsx'
import { Note } from '../Note.tsx'
import { useFunnel } from '../useFunnel.ts'
import { CallPhone, useCallAsked } from './CallPhone.tsx'
import styles from './ToPerson.module.css'

type Props = { heading?: string | null; /** 'brand' where nothing else is done there. */ look?: 'line' | 'brand' }

/** Asks a person to call, at the number of the order or another. */
export function CallForm({ heading = callTexts.heading, look = 'line' }: Props) {
  const { busy, error, phone, failed } = useFunnel(({ calling }) => calling)
  const submit = useCallAsked()
  if (phone !== null) return <Promised phone={phone} />
  return (
    <form className={styles.call} noValidate onSubmit={submit}>
      {heading !== null && <h2>{heading}</h2>}
      <CallPhone label={questions.phone.label} />
      <div className={styles.act}>
        <Button type="submit" look={look} big split icon="arrow" state={busy ? 'loading' : error === null ? 'default' : 'error'} stateText={busy ? callTexts.busy : undefined}>
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
