import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { eraseTexts } from '../../content/texts/ownData/eraseTexts.ts'
import { ownData } from '../../funnel/slice.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { showModal } from '../../ui/feedback/showModal.ts'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { Toast } from '../../ui/feedback/Toast.tsx'
import { useDispatch } from 'react-redux'
import { useFunnel } from '../useFunnel.ts'
import { OwnerPhone } from './OwnerPhone.tsx'
import { useOwnDataForm } from './useOwnDataForm.ts'

/** Erases all answers of an order that is not placed. A portal keeps its dialog visible when the button is hidden. */
export function EraseButton({ text = eraseTexts.open }: { text?: string }) {
  const [asking, setAsking] = useState(false)
  const dispatch = useDispatch()
  const busy = useFunnel((funnel) => funnel.ownData.busy)
  const open = () => {
    if (!busy) dispatch(ownData({ busy: false, error: null }))
    setAsking(true)
  }
  return (
    <>
      <TextButton small onClick={open}>
        {text}
      </TextButton>
      {createPortal(<Confirmation open={asking} onClose={() => setAsking(false)} />, document.body)}
    </>
  )
}

/** Says that the answers were erased or the order left, and focuses the beginning of the page. */
export function Erased({ done }: { done: keyof typeof eraseTexts.done }) {
  const dispatch = useDispatch()
  useEffect(focusBeginning, [])
  const close = () => dispatch(ownData({ busy: false, error: null }))
  return createPortal(
    <Toast open text={eraseTexts.done[done]} onClose={close} closeLabel={eraseTexts.close} />,
    document.body,
  )
}

function Confirmation({ open, onClose }: { open: boolean; onClose: () => void }) {
  const element = useRef<HTMLFormElement>(null)
  const { busy, form, button } = useOwnDataForm('erase', eraseTexts)
  const leave = () => (busy ? keepOpen(element.current) : onClose())
  const footer = (
    <>
      <Button look="line" disabled={busy} onClick={onClose}>
        {eraseTexts.no}
      </Button>
      <Button {...button}>{eraseTexts.yes}</Button>
    </>
  )
  return (
    <Dialog open={open} onClose={leave} title={eraseTexts.title} closeLabel={eraseTexts.close} footer={footer}>
      <form ref={element} {...form} className="stack" noValidate>
        <p>{eraseTexts.ask}</p>
        <OwnerPhone />
      </form>
    </Dialog>
  )
}

/** Leaving does not stop the erasing, so a dialog that the browser closed by itself opens again. */
function keepOpen(form: HTMLFormElement | null) {
  const window = form?.closest('dialog')
  if (window?.open === false) showModal(window)
}

/** Focuses the beginning, unless something else took the focus after the dialog closed. */
function focusBeginning() {
  const focused = document.activeElement
  if (focused !== document.body && !focused?.matches('[aria-haspopup]')) return
  const beginning = document.getElementById('resposta') ?? document.querySelector<HTMLElement>('main h1')
  beginning?.focus()
}
