import { useDispatch } from 'react-redux'
import { signOutTexts as texts } from '../../content/texts/signOutTexts.ts'
import { dataAsked } from '../../funnel/visitorActions.ts'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { rarePart } from '../../ui/lazyPart.tsx'
import { useOwnDataDialog } from '../erase/useOwnDataDialog.ts'
import { useFunnel } from '../useFunnel.ts'

const OtherDevicesDialog = rarePart(async () => (await import('./OtherDevicesDialog.tsx')).OtherDevicesDialog)

/** Shows which other devices hold the order, to end it there. */
export function OtherDevicesButton() {
  const dispatch = useDispatch()
  const isSaved = useFunnel(({ lead }) => lead !== null)
  const { open, turn } = useOwnDataDialog()
  if (!isSaved) return null
  const look = () => {
    turn(true)
    dispatch(dataAsked({ wish: 'seeElsewhere' }))
  }
  return (
    <>
      <TextButton small onClick={look}>
        {texts.open}
      </TextButton>
      {open !== undefined && <OtherDevicesDialog open={open} onClose={() => turn(false)} />}
    </>
  )
}
