import { useId, type SubmitEvent } from 'react'
import { createPortal } from 'react-dom'
import { useDispatch } from 'react-redux'
import { copyTexts as texts } from '../../content/texts/copyTexts.ts'
import { dataAsked } from '../../funnel/intents.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { OwnerPhone, phoneIn } from '../erase/OwnerPhone.tsx'
import { useFunnel } from '../useFunnel.ts'

/** Gathers a copy of the visitor's data and hands it over as a file. */
export function CopyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dispatch = useDispatch()
  const id = useId()
  const { busy, error, copy } = useFunnel((funnel) => funnel.erasing)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    dispatch(dataAsked({ wish: 'copy', ...phoneIn(event.currentTarget) }))
  }
  const footer = copy ? (
    <Button onClick={() => save(copy)}>{texts.save}</Button>
  ) : (
    <Button
      type="submit"
      form={id}
      state={busy ? 'loading' : error === null ? 'default' : 'error'}
      stateText={busy ? texts.busy : texts.failed}
    >
      {texts.make}
    </Button>
  )
  return createPortal(
    <Dialog open={open} onClose={onClose} title={texts.title} closeLabel={texts.close} footer={footer}>
      <form id={id} className="stack" noValidate onSubmit={submit}>
        <p>{texts.lead}</p>
        {!copy && <OwnerPhone />}
        <p role="status">{copy && texts.ready}</p>
      </form>
    </Dialog>,
    document.body,
  )
}

/** Hands a text over as a file. A slow device may take a while to read it. */
function save(text: string) {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href, download: texts.file }).click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
