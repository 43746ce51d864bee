import { useEffect, useLayoutEffect, useMemo } from 'react'
import type { Store } from '@reduxjs/toolkit'
import { useStore } from 'react-redux'
import type { Key } from '../../content/questions/answers.ts'
import { drafted } from '../../funnel/slice.ts'
import { isStillValid } from '../../funnel/answersAndFacts.ts'
import { emptyFunnel, type Funnel } from '../../funnel/state.ts'

const PAUSE = 300

/** Stores the draft after a pause, and at once when the question or the page is left. A later choice wins. */
export function useDrafts(name: Key | null) {
  const store = useStore<{ funnel?: Funnel }>()
  const drafts = useMemo(() => draftsOf(store), [store])
  useLayoutEffect(() => drafts.flush, [drafts, name])
  useEffect(() => {
    window.addEventListener('pagehide', drafts.flush)
    return () => window.removeEventListener('pagehide', drafts.flush)
  }, [drafts])
  return drafts
}

function draftsOf(store: Store<{ funnel?: Funnel }>) {
  const now = () => store.getState().funnel ?? emptyFunnel
  let due: { key: Key; text: string; over: string } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = () => {
    clearTimeout(timer)
    due = undefined
  }
  const flush = () => {
    const note = due
    forget()
    if (!note || isStillValid(now().kept, note.key)) return
    const { key, text, over } = note
    if (text !== over && over === (now().drafts[key] ?? '')) store.dispatch(drafted({ key, text }))
  }
  const note = (key: Key, text: string) => {
    forget()
    due = { key, text, over: now().drafts[key] ?? '' }
    timer = setTimeout(flush, PAUSE)
  }
  return { note, flush, forget }
}
