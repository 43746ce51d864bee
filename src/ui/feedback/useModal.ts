import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type SyntheticEvent } from 'react'
import { showModal } from './showModal.ts'

/** The milliseconds that a drawer takes to close. */
export const CLOSING = 550

/** Opens and closes a native modal by `open`. Following a link inside closes it at once, to show the link's target. */
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

/** Excludes links that open another tab or window. */
const leadsOn = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey) && target instanceof Element && target.closest('a[href]:not([target])') !== null
