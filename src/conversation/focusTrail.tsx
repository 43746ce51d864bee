import { createContext, useContext, useLayoutEffect, useState, type ReactNode, type RefObject } from 'react'

/** A part of the conversation that had the focus when it went away, so that what takes its place may take the focus too. */
type Part = 'open' | 'answer' | 'edit'

const Trail = createContext(newTrail())

export function FocusTrail({ children }: { children: ReactNode }) {
  const [trail] = useState(newTrail)
  return <Trail value={trail}>{children}</Trail>
}

export const useTrail = () => useContext(Trail)

/** Notes, when this part goes away, that the focus was in it. */
export function useLeavesFocus(element: RefObject<HTMLElement | null>, part: Part) {
  const trail = useTrail()
  useLayoutEffect(() => {
    const here = element.current
    return () => {
      if (here?.contains(document.activeElement)) trail.leave(part)
    }
  }, [element, part, trail])
}

/** On arrival, takes the focus that such a part had. */
export function useTakesFocus(element: RefObject<HTMLElement | null>, from: Part, what: string) {
  const trail = useTrail()
  useLayoutEffect(() => {
    if (trail.take(from)) element.current?.querySelector<HTMLElement>(what)?.focus({ preventScroll: true })
  }, [element, from, what, trail])
}

function newTrail() {
  let left: Part | null = null
  return {
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
