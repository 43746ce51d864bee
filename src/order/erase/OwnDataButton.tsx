import { useState, type ComponentType } from 'react'
import { useDispatch } from 'react-redux'
import { ownData } from '../../funnel/slice.ts'
import { TextButton } from '../../ui/buttons/TextButton.tsx'

type Props = {
  text: string
  Dialog: ComponentType<{ open: boolean; onClose: () => void }>
  /** Called once the window is open. */
  onOpen?: () => void
}

/**
 * Opens a window about what is kept of a visitor. It begins empty, and nothing of it stays in the page once it is closed.
 */
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
