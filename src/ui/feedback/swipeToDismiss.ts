import { animate } from 'framer-motion/dom/mini'
import { isMotionWanted } from '../isMotionWanted.ts'

/** Pixels before a touch drags, and the pixels, or pixels per millisecond, that dismiss. */
const THRESHOLD = 10
const FAR = 120
const FAST = 0.5

type Touch = { x: number; y: number; at: number; moved: number | null }

/** Lets a touch drag an element to the right: far or fast dismisses it, else it returns. Returns the cleanup. */
export function swipeToDismiss(element: HTMLElement, onAway: () => void): () => void {
  let touch: Touch | null = null
  const down = ({ pointerType, isPrimary, clientX: x, clientY: y, timeStamp: at }: PointerEvent) => {
    touch = pointerType === 'touch' && isPrimary ? { x, y, at, moved: null } : null
  }
  const move = (event: PointerEvent) => {
    if (!touch) return
    touch.moved = movedBy(event, touch)
    if (touch.moved !== null) element.style.transform = `translateX(${touch.moved}px)`
  }
  const up = ({ type, timeStamp }: PointerEvent) => {
    const { moved = null, at = 0 } = touch ?? {}
    touch = null
    if (moved === null) return
    if (type === 'pointerup' && isAway(moved, timeStamp - at)) onAway()
    else goBack(element)
  }
  element.style.touchAction = 'pan-y pinch-zoom'
  const listening = new AbortController()
  const { signal } = listening
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', up, { signal })
  return () => {
    listening.abort()
    element.style.transform = ''
  }
}

/** How far it is dragged, or null before that: a vertical touch scrolls. */
function movedBy({ clientX, clientY }: PointerEvent, { x, y, moved }: Touch): number | null {
  const [right, across] = [clientX - x, Math.abs(clientY - y)]
  const isHeld = moved !== null || (right > THRESHOLD && right > across)
  return isHeld ? Math.max(0, right) : null
}

const isAway = (moved: number, time: number) => moved > FAR || moved / time > FAST

function goBack(element: HTMLElement) {
  if (!isMotionWanted()) return void (element.style.transform = '')
  animate(element, { transform: 'none' }, { duration: 0.3, ease: [0.2, 0.8, 0.2, 1] })
}
