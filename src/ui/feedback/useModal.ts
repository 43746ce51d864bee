import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type SyntheticEvent } from 'react'
import { showModal } from './showModal.ts'

/** How long a drawer takes to leave. */
export const CLOSING = 550

/**
 * Opens and closes a native modal by `open`; `onClose` asks to close. Contents stay during the closing animation.
 * Following a link closes the modal at once, because the link's target is under it.
 */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState(open)
  if (open && !shown) setShown(true)

  useEffect(() => {
    if (open && dialog.current?.open === false) showModal(dialog.current)
    if (open || !shown) return undefined
    const leave = setTimeout(() => {
      dialog.current?.close()
      setShown(false)
    }, CLOSING)
    return () => clearTimeout(leave)
  }, [open, shown])

  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])

  const ask = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (open) onClose()
  }
  const closed = () => {
    if (!open) return
    setShown(false)
    onClose()
  }
  const press = (event: MouseEvent) => (leadsOn(event) ? dialog.current?.close() : ask(event))
  return {
    shown,
    modal: {
      ref: dialog,
      onCancel: ask,
      onClose: (event: SyntheticEvent) => event.target === event.currentTarget && closed(),
      onClick: press,
      'data-closing': (shown && !open) || undefined,
    },
  }
}

/** A link that opens another tab or window does not count. */
const leadsOn = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey) && target instanceof Element && target.closest('a[href]:not([target])') !== null
