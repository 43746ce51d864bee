import { dataCopyTexts as texts } from '../../content/texts/dataCopyTexts.ts'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { rarePart } from '../../ui/lazyPart.tsx'
import { useOwnDataDialog } from '../erase/useOwnDataDialog.ts'

const DataCopyDialog = rarePart(async () => (await import('./DataCopyDialog.tsx')).DataCopyDialog)

/** Takes a copy of all that is known of the visitor. */
export function DataCopyButton() {
  const { open, turn } = useOwnDataDialog()
  return (
    <>
      <TextButton small onClick={() => turn(true)}>
        {texts.open}
      </TextButton>
      {open !== undefined && <DataCopyDialog open={open} onClose={() => turn(false)} />}
    </>
  )
}
