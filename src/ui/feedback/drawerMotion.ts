import { animate } from 'framer-motion/dom/mini'
import { isMotionWanted } from '../isMotionWanted.ts'
import { swipeToDismiss } from './swipeToDismiss.ts'

/** Animates the rows of an open drawer, and lets it be swiped away. Returns the function that ends that. */
export function moveDrawer(drawer: HTMLDialogElement): () => void {
  if (isMotionWanted()) settle(drawer.querySelectorAll('[data-rows] > :not(form), [data-rows] > form > *'))
  return swipeToDismiss(drawer, () => void askToClose(drawer))
}

/** Closes like Escape. */
const askToClose = (drawer: HTMLDialogElement) => drawer.dispatchEvent(new Event('cancel', { cancelable: true }))

/** Moves each row into place shortly after the one above. All are readable from the start. */
function settle(rows: NodeListOf<Element>) {
  const steps = { transform: ['translateY(1rem)', 'none'] }
  if (rows.length > 0) animate(rows, steps, { duration: 0.4, ease: [0.2, 0.8, 0.2, 1], delay: (row) => row * 0.05 })
}
