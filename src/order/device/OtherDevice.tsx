import { createPortal } from 'react-dom'
import { useDispatch } from 'react-redux'
import { deviceTexts as texts } from '../../content/texts/deviceTexts.ts'
import { linking } from '../../funnel/slice.ts'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { LinkDialog } from './LinkDialog.tsx'

/** Goes on with the order at another device. Words in the conversation open the same dialog, so that a page has it once. */
export function OtherDevice({ hasDialog }: { hasDialog: boolean }) {
  const dispatch = useDispatch()
  return (
    <>
      <TextButton small onClick={() => dispatch(linking({ open: true, error: null }))}>
        {texts.open}
      </TextButton>
      {hasDialog && createPortal(<LinkDialog />, document.body)}
    </>
  )
}
