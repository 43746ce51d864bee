import { createContext, useContext, useLayoutEffect, useState, type ReactNode, type RefObject } from 'react'
import { useStore } from 'react-redux'
import type { Funnel } from '../../funnel/state.ts'

/** A part of the conversation that had the focus when it was removed. Its successor may take the focus. */
type Part = 'open' | 'edit'

const Trail = createContext(newTrail(null))

export function FocusTrail({ children }: { children: ReactNode }) {
  const store = useStore<{ funnel?: Funnel }>()
  const [trail] = useState(() => newTrail(store.getState().funnel?.place ?? null))
  return <Trail value={trail}>{children}</Trail>
}

export const useTrail = () => useContext(Trail)

/**
 * Notes that a part had the focus when it is removed. The returned function notes it earlier, because removing the
 * focused element costs another layout.
 */
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

/** On mount, takes the focus that such a part had. */
export function useTakesFocus(element: RefObject<HTMLElement | null>, from: Part, what: string) {
  const trail = useTrail()
  useLayoutEffect(() => {
    if (trail.take(from)) element.current?.querySelector<HTMLElement>(what)?.focus({ preventScroll: true })
  }, [element, from, what, trail])
}

function newTrail(start: Funnel['place']) {
  let left: Part | null = null
  return {
    /** Where the conversation was opened. */
    start,
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
