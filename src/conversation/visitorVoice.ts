import type { Store } from '@reduxjs/toolkit'
import type { Key } from '../content/answers.ts'
import { answered } from '../funnel/asked.ts'
import type { Raw } from '../funnel/read.ts'
import { reasonFor } from '../funnel/reasonFor.ts'
import { spoken } from '../funnel/show.ts'
import { emptyFunnel, remarked, type Funnel } from '../funnel/slice.ts'
import { answeredHere } from './editing.ts'

/** What became of words: taken as an answer, refused with a reply, or answered beside the order. */
export type Heard = 'taken' | 'refused' | 'asked'
export type VisitorVoice = ReturnType<typeof visitorVoice>

/** All that a visitor can say in an order, on its store. */
export function visitorVoice(store: Pick<Store<{ funnel?: Funnel }>, 'getState' | 'dispatch'>) {
  const { dispatch } = store
  const now = () => store.getState().funnel ?? emptyFunnel
  const repair = (key: Key, said: string, reply: string): Heard => {
    dispatch(remarked({ after: key, said: spoken(key, said), reply, kind: 'repair' }))
    return 'refused'
  }
  const aside = (after: Key | null, said: string, reply: string): Heard => {
    dispatch(remarked({ after, said, reply, kind: 'side' }))
    return 'asked'
  }
  const answer = (key: Key, raw: string): Heard => {
    answeredHere(now())
    dispatch(answered({ [key]: raw }))
    const reply = now().refused[key]
    if (reply === undefined) return 'taken'
    return raw.trim() === '' ? 'refused' : repair(key, raw, reply)
  }
  const change = (key: Key, raw: Raw) => {
    dispatch(answered(raw))
    return now().refused[key] === undefined
  }
  const askWhy = (key: Key, said: string) => aside(key, said, reasonFor(key, now()))
  return { now, dispatch, repair, aside, answer, change, askWhy }
}
