import { useEffect, useRef, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { IconButton } from '../buttons/IconButton.tsx'
import styles from './Toast.module.css'

type Props = {
  open: boolean
  text: ReactNode
  onClose: () => void
  closeLabel: string
}

/** Milliseconds until it closes by itself. */
const LASTS = 10_000

/** A short message over the page that needs no response. Screen readers read it politely. */
export function Toast({ open, text, onClose, closeLabel }: Props) {
  const box = useRef<HTMLSpanElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])

  useEffect(() => {
    if (!open) return undefined
    const element = box.current
    element?.showPopover?.()
    const timer = setTimeout(() => close.current(), LASTS)
    return () => {
      clearTimeout(timer)
      element?.hidePopover?.()
    }
  }, [open])

  return (
    <output>
      <span ref={box} popover="manual" className={classes(styles.toast, 'on-anil')}>
        {open && (
          <>
            <span>{text}</span>
            <IconButton icon="x" label={closeLabel} onClick={onClose} />
          </>
        )}
      </span>
    </output>
  )
}
