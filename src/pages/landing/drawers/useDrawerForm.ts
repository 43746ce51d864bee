import { useEffect, useRef, useState } from 'react'
import type { ButtonState } from '../../../ui/buttons/ButtonFace.tsx'
import { CLOSING } from '../../../ui/feedback/useModal.ts'

/** Milliseconds that the button shows success. */
const DONE = 1200

/** The button of a form in a drawer. `finish` shows success and closes the drawer; `onGone` runs once it is closed. */
export function useDrawerForm(onClose: () => void, onGone: () => void) {
  const [state, setState] = useState<ButtonState>('default')
  const due = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(due.current), [])
  const after = (wait: number, run: () => void) => {
    clearTimeout(due.current)
    due.current = setTimeout(run, wait)
  }
  const succeed = () => {
    setState('success')
    onClose()
    after(CLOSING, () => {
      setState('default')
      onGone()
    })
  }
  return {
    state,
    setState,
    finish: () => after(DONE, succeed),
    stop: () => {
      clearTimeout(due.current)
      setState('default')
    },
  }
}
