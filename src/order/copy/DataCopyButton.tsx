import { dataCopyTexts } from '../../content/texts/ownData/dataCopyTexts.ts'
import { rarePart } from '../../ui/lazyPart.tsx'
import { OwnDataButton } from '../erase/OwnDataButton.tsx'

const DataCopyDialog = rarePart(async () => (await import('./DataCopyDialog.tsx')).DataCopyDialog)

/** Opens the dialog for a copy of the visitor's data. */
export const DataCopyButton = () => <OwnDataButton text={dataCopyTexts.open} Dialog={DataCopyDialog} />
