import { useEffect, useRef } from 'react'
import { callTexts } from '../../content/texts/order/stopAndDonePageTexts.ts'
import { phoneText } from '../../content/format.ts'
import { commonTexts } from '../../content/texts/commonTexts.ts'
import { questions } from '../../content/questions/questions.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Note } from '../../ui/feedback/Note.tsx'
import { useFunnel } from '../useFunnel.ts'
import { CallPhoneField, useCallRequest } from './CallPhoneField.tsx'
import styles from './ToPerson.module.css'

type Props = { heading?: string | null; /** 'brand' for the main action of a page. */ look?: 'line' | 'brand' }

/** A form that requests a call, to the order's number or another. */
export function CallForm({ heading = callTexts.heading, look = 'line' }: Props) {
  const phone = useFunnel(({ calling }) => calling.phone)
  const submit = useCallRequest()
  if (phone !== null) return <CallPromised phone={phone} />
  return (
    <form className={styles.call} noValidate onSubmit={submit}>
      {heading !== null && <h2>{heading}</h2>}
      <CallPhoneField label={questions.phone.label} />
      <div className={styles.act}>
        <CallButton look={look} />
      </div>
    </form>
  )
}

type ButtonProps = Pick<Props, 'look'> & { /** Without it the button submits its form. */ onClick?: () => void }

export function CallButton({ look = 'line', onClick }: ButtonProps) {
  const { busy, error, failed } = useFunnel(({ calling }) => calling)
  return (
    <Button
      type={onClick ? 'button' : 'submit'}
      look={look}
      big
      split
      icon="arrow"
      state={busy ? 'loading' : error === null ? 'default' : 'error'}
      stateText={busy ? callTexts.busy : undefined}
      onClick={onClick}
    >
      {failed ? commonTexts.tryAgain : callTexts.go}
    </Button>
  )
}

/** Replaces the form and takes its focus. */
export function CallPromised({ phone }: { phone: string }) {
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
