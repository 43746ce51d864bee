import { useState, type ComponentType } from 'react'
import { useDispatch } from 'react-redux'
import { ownData } from '../../funnel/slice.ts'
import { TextButton } from '../../ui/buttons/TextButton.tsx'

type Props = {
  text: string
  Dialog: ComponentType<{ open: boolean; onClose: () => void }>
  /** Called once the dialog is open. */
  onOpen?: () => void
}

/** Opens a dialog about the visitor's own data. It starts empty, and is removed from the page once closed. */
export function OwnDataButton({ text, Dialog, onOpen }: Props) {
  const dispatch = useDispatch()
  const [open, setOpen] = useState<boolean>()
  const turn = (to: boolean) => {
    dispatch(ownData({ busy: false, error: null }))
    setOpen(to)
    if (to) onOpen?.()
  }
  return (
    <>
      <TextButton small onClick={() => turn(true)}>
        {text}
      </TextButton>
      {open !== undefined && <Dialog open={open} onClose={() => turn(false)} />}
    </>
  )
}
