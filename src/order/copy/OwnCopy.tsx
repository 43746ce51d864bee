import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { copyTexts as texts } from '../../content/texts/copyTexts.ts'
import { erasing } from '../../funnel/slice.ts'
import { TextButton } from '../../ui/buttons/TextButton.tsx'
import { rarePart } from '../../ui/lazyPart.tsx'

const CopyDialog = rarePart(async () => (await import('./CopyDialog.tsx')).CopyDialog)

/** Takes a copy of all that is known of the visitor. Nothing of it stays in the page once its window is closed. */
export function OwnCopy() {
  const dispatch = useDispatch()
  const [shown, setShown] = useState<boolean>()
  const turn = (open: boolean) => {
    dispatch(erasing({ busy: false, error: null }))
    setShown(open)
  }
  return (
    <>
      <TextButton small onClick={() => turn(true)}>
        {texts.open}
      </TextButton>
      {shown !== undefined && <CopyDialog open={shown} onClose={() => turn(false)} />}
    </>
  )
}
