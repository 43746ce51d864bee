import { useDispatch } from 'react-redux'
import { signOutTexts } from '../../content/texts/otherDevice/signOutTexts.ts'
import { dataAsked } from '../../funnel/visitorActions.ts'
import { rarePart } from '../../ui/lazyPart.tsx'
import { OwnDataButton } from '../erase/OwnDataButton.tsx'
import { useFunnel } from '../useFunnel.ts'

const OtherDevicesDialog = rarePart(async () => (await import('./OtherDevicesDialog.tsx')).OtherDevicesDialog)

/** Shows which other devices have the order, to end it there. */
export function OtherDevicesButton() {
  const dispatch = useDispatch()
  const isSaved = useFunnel(({ lead }) => lead !== null)
  const look = () => dispatch(dataAsked({ action: 'seeElsewhere' }))
  return isSaved && <OwnDataButton text={signOutTexts.open} Dialog={OtherDevicesDialog} onOpen={look} />
}
