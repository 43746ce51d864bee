import { createPortal } from 'react-dom'
import { copyTexts as texts } from '../../content/texts/copyTexts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { OwnerPhone } from '../erase/OwnerPhone.tsx'
import { useDataForm } from '../erase/useDataForm.ts'
import { useFunnel } from '../useFunnel.ts'

/** Gathers a copy of the visitor's data and hands it over as a file. */
export function CopyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const copy = useFunnel((funnel) => funnel.ownData.copy)
  const { form, button } = useDataForm('copy', texts)
  const footer = copy ? (
    <Button onClick={() => save(copy)}>{texts.save}</Button>
  ) : (
    <Button {...button}>{texts.make}</Button>
  )
  return createPortal(
    <Dialog open={open} onClose={onClose} title={texts.title} closeLabel={texts.close} footer={footer}>
      <form {...form} className="stack" noValidate>
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
