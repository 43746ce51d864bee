import { dataCopyTexts } from '../../content/texts/dataCopyTexts.ts'
import { rarePart } from '../../ui/lazyPart.tsx'
import { OwnDataButton } from '../erase/OwnDataButton.tsx'

const DataCopyDialog = rarePart(async () => (await import('./DataCopyDialog.tsx')).DataCopyDialog)

/** Takes a copy of all that is known of the visitor. */
export const DataCopyButton = () => <OwnDataButton text={dataCopyTexts.open} Dialog={DataCopyDialog} />
