import { animate } from 'framer-motion/dom/mini'
import { isMotionWanted } from '../isMotionWanted.ts'
import { swipeToDismiss } from './swipeToDismiss.ts'

/** Moves a drawer that has opened: its rows settle, and it follows a finger. Gives what ends that. */
export function moveDrawer(drawer: HTMLDialogElement): () => void {
  if (isMotionWanted()) settle(drawer.querySelectorAll('[data-rows] > :not(form), [data-rows] > form > *'))
  return swipeToDismiss(drawer, () => void askToClose(drawer))
}

/** As Escape does. */
const askToClose = (drawer: HTMLDialogElement) => drawer.dispatchEvent(new Event('cancel', { cancelable: true }))

/** Each row comes up to its place a little after the one above. All can be read from the start. */
function settle(rows: NodeListOf<Element>) {
  const steps = { transform: ['translateY(1rem)', 'none'] }
  if (rows.length > 0) animate(rows, steps, { duration: 0.4, ease: [0.2, 0.8, 0.2, 1], delay: (row) => row * 0.05 })
}
