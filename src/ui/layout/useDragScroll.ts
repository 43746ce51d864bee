import { useRef, type MouseEvent, type PointerEvent } from 'react'

/** The pixels that a mouse moves before it drags. */
const THRESHOLD = 10

type Drag = { x: number; left: number; hasBegun: boolean }

/** Handlers to drag a scrolled element with a mouse. A drag that ends on a link does not follow it. */
export function useDragScroll() {
  const drag = useRef<Drag>(null)
  return {
    onPointerDown: ({ pointerType, button, clientX, currentTarget }: PointerEvent<HTMLElement>) => {
      const isDrag = pointerType === 'mouse' && button === 0
      drag.current = isDrag ? { x: clientX, left: currentTarget.scrollLeft, hasBegun: false } : null
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag.current && event.buttons === 1) follow(drag.current, event)
    },
    onClickCapture: (event: MouseEvent) => {
      const isByPointer = event.detail > 0
      if (isByPointer && drag.current?.hasBegun) {
        event.preventDefault()
        event.stopPropagation()
      }
      drag.current = null
    },
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  }
}

function follow(drag: Drag, { clientX, pointerId, currentTarget }: PointerEvent<HTMLElement>) {
  const moved = clientX - drag.x
  if (!drag.hasBegun && Math.abs(moved) < THRESHOLD) return
  if (!drag.hasBegun) currentTarget.setPointerCapture(pointerId)
  drag.hasBegun = true
  currentTarget.scrollTo({ left: drag.left - moved, behavior: 'instant' })
}
