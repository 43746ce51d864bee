import { createContext, useContext, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useStore } from 'react-redux'
import { useLocation } from 'react-router'
import type { Funnel } from '../../funnel/state.ts'

/** A part of the conversation whose focus its successor may take when it is removed. */
type Part = 'open' | 'edit'

const Trail = createContext(newTrail(null, true))

export function FocusTrail({ children }: { children: ReactNode }) {
  const store = useStore<{ funnel?: Funnel }>()
  const wasLoaded = useLocation().key === 'default'
  const [trail] = useState(() => newTrail(store.getState().funnel?.place ?? null, wasLoaded))
  return <Trail value={trail}>{children}</Trail>
}

export const useTrail = () => useContext(Trail)

/** Notes that a removed part had the focus. The returned function notes it earlier, which saves a layout. */
export function useLeavesFocus(element: RefObject<HTMLElement | null>, part: Part): () => void {
  const trail = useTrail()
  useLayoutEffect(() => {
    const here = element.current
    return () => {
      if (here?.contains(document.activeElement)) trail.leave(part)
    }
  }, [element, part, trail])
  return () => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || !element.current?.contains(focused)) return
    trail.leave(part)
    focused.blur()
  }
}

/** An open part whose successor takes its focus. */
export function LeavingPart({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useLeavesFocus(part, 'open')
  return <div ref={part}>{children}</div>
}

/** On mount, takes the focus of such a removed part. */
export function useTakesFocus(element: RefObject<HTMLElement | null>, from: Part, what: string) {
  const trail = useTrail()
  useLayoutEffect(() => {
    if (trail.take(from)) element.current?.querySelector<HTMLElement>(what)?.focus({ preventScroll: true })
  }, [element, from, what, trail])
}

function newTrail(start: Funnel['place'], wasLoaded: boolean) {
  let left: Part | null = null
  let isNew = true
  return {
    /** The place where the conversation was opened. */
    start,
    wasLoaded,
    /** How it was opened, until the focus is inside: with its page, or from another one. */
    arrival: () => isNew && (wasLoaded ? 'loaded' : 'followed'),
    settle() {
      isNew = false
    },
    leave(part: Part) {
      left ??= part
    },
    take(part: Part): boolean {
      const taken = left === part
      if (taken) left = null
      return taken
    },
    forget() {
      left = null
    },
  }
}
