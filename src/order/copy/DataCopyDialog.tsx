import { createPortal } from 'react-dom'
import { dataCopyTexts as texts } from '../../content/texts/ownData/dataCopyTexts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { saveFile } from '../../ui/saveFile.ts'
import { OwnerPhone } from '../erase/OwnerPhone.tsx'
import { useOwnDataForm } from '../erase/useOwnDataForm.ts'
import { useFunnel } from '../useFunnel.ts'

/** Gathers a copy of the visitor's data and offers it as a file. */
export function DataCopyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const copy = useFunnel((funnel) => funnel.ownData.copy)
  const { form, button } = useOwnDataForm('copy', texts)
  const footer = copy ? (
    <Button onClick={() => saveFile(copy, { name: texts.file, type: 'application/json' })}>{texts.save}</Button>
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
