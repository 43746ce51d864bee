import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { createPortal } from 'react-dom'
import { eraseTexts } from '../../content/eraseTexts.ts'
import { questions } from '../../content/questions.ts'
import { eraseAsked } from '../../funnel/asked.ts'
import { erasing } from '../../funnel/slice.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { ErrorText } from '../ErrorText.tsx'
import { TextButton } from '../TextButton.tsx'
import { TextField } from '../TextField.tsx'
import { Toast } from '../Toast.tsx'
import { useAsk, useFunnel } from '../useFunnel.ts'

/** The way to have everything forgotten that was answered and not ordered. Its window stands apart: what holds the way may be hidden at another width. */
export function Erasing() {
  const [asking, setAsking] = useState(false)
  const ask = useAsk()
  const busy = useFunnel((funnel) => funnel.erasing.busy)
  const open = () => {
    if (!busy) ask(erasing({ busy: false, error: null }))
    setAsking(true)
  }
  return (
    <>
      <TextButton small onClick={open}>
        {eraseTexts.open}
      </TextButton>
      {createPortal(<Confirmation open={asking} onClose={() => setAsking(false)} />, document.body)}
    </>
  )
}

/** Said once it is done, wherever the visitor begins again. */
export function Erased() {
  const ask = useAsk()
  useEffect(focusBeginning, [])
  const close = () => ask(erasing({ busy: false, error: null }))
  return createPortal(<Toast open text={eraseTexts.done} onClose={close} closeLabel={eraseTexts.close} after={10_000} />, document.body)
}

function Confirmation({ open, onClose }: { open: boolean; onClose: () => void }) {
  const ask = useAsk()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const { busy, error, asksPhone } = useFunnel((funnel) => funnel.erasing)
  const mask = useFunnel(({ kept: { phone } }) => (phone?.value === undefined ? phone?.mask : undefined))
  const wantsPhone = asksPhone === true || mask !== undefined
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const phone = new FormData(event.currentTarget).get('phone')
    ask(eraseAsked(typeof phone === 'string' ? { phone } : {}))
  }
  const leave = () => (busy ? keepOpen(form.current) : onClose())
  const footer = (
    <>
      <Button look="line" disabled={busy} onClick={onClose}>
        {eraseTexts.no}
      </Button>
      <Button type="submit" form={id} state={busy ? 'loading' : error === null ? 'default' : 'error'} stateText={busy ? eraseTexts.busy : eraseTexts.failed}>
        {eraseTexts.yes}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={leave} title={eraseTexts.title} closeLabel={eraseTexts.close} footer={footer}>
      <form ref={form} id={id} className="stack" noValidate onSubmit={submit}>
        <p>{eraseTexts.ask}</p>
        {wantsPhone && <TextField name="phone" label={questions.phone.label} help={eraseTexts.phone(mask ?? '')} mask="phone" type="tel" inputMode="tel" autoComplete="tel-national" error={error ?? undefined} />}
        {!wantsPhone && error !== null && <ErrorText>{error}</ErrorText>}
      </form>
    </Dialog>
  )
}

/** What is being erased is not kept by leaving: a browser that closed the window by itself shows it again. */
function keepOpen(form: HTMLFormElement | null) {
  const window = form?.closest('dialog')
  if (window?.open === false) window.showModal()
}

/** Where nothing has taken the focus that the closed window left behind, or gave back to what had opened it. */
function focusBeginning() {
  const focused = document.activeElement
  if (focused !== document.body && !focused?.matches('[aria-haspopup]')) return
  const beginning = document.getElementById('resposta') ?? document.querySelector<HTMLElement>('main h1')
  beginning?.focus()
}
