import { useId } from 'react'
import { useDispatch } from 'react-redux'
import { continueOnOtherDeviceTexts as texts } from '../../content/texts/continueOnOtherDeviceTexts.ts'
import { linking } from '../../funnel/slice.ts'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'

const LinkDialog = lazyPart(async () => (await import('./LinkDialog.tsx')).LinkDialog)

/** Goes on with the order at another device. */
export function ContinueOnOtherDevice() {
  const dispatch = useDispatch()
  const id = useId()
  return (
    <>
      <TextButton small onClick={() => dispatch(linking({ open: id, error: null }))}>
        {texts.open}
      </TextButton>
      <LinkDialog from={id} />
    </>
  )
}
