import type { Store } from '@reduxjs/toolkit'
import { keysIn, type Key } from '../content/answers.ts'
import { questions } from '../content/questions.ts'
import { answered } from '../funnel/asked.ts'
import type { Raw } from '../funnel/read.ts'
import { spoken } from '../funnel/show.ts'
import { emptyFunnel, remarked, type Funnel } from '../funnel/slice.ts'
import { answeredHere } from './editing.ts'

/** What became of words: taken as an answer, refused with a reply, or answered beside the order. */
export type Heard = 'taken' | 'refused' | 'asked'
export type VisitorVoice = ReturnType<typeof visitorVoice>

/** All that a visitor can say in an order, on its store. */
export function visitorVoice(store: Pick<Store<{ funnel?: Funnel }>, 'getState' | 'dispatch'>) {
  const now = () => store.getState().funnel ?? emptyFunnel
  const repair = (key: Key, said: string, reply: string): Heard => {
    store.dispatch(remarked({ after: key, said: spoken(key, said), reply, kind: 'repair' }))
    return 'refused'
  }
  const aside = (after: Key | null, said: string, reply: string): Heard => {
    store.dispatch(remarked({ after, said, reply, kind: 'side' }))
    return 'asked'
  }
  const answer = (key: Key, raw: string): Heard => {
    answeredHere(now())
    store.dispatch(answered({ [key]: raw }))
    const reply = now().refused[key]
    return reply ? repair(key, raw, reply) : 'taken'
  }
  const change = (key: Key, raw: Raw) => {
    store.dispatch(answered(raw))
    return now().refused[key] === undefined
  }
  const askWhy = (key: Key, said: string) => aside(key, said, questions[key].why ?? '')

  /** Several answers at once: where the open question's is not among them, they are read back. */
  const answerAll = (key: Key, said: string, { answers, note }: { answers: Raw; note?: (after: Funnel) => string }): Heard => {
    if (keysIn(answers).length === 1 && answers[key] !== undefined) return answer(key, answers[key])
    answeredHere(now())
    store.dispatch(answered(answers))
    const refusal = now().refused[key]
    if (answers[key] !== undefined) return refusal ? repair(key, said, refusal) : 'taken'
    return aside(key, hidden(keysIn(answers), said), note?.(now()) ?? '')
  }
  return { now, repair, aside, answer, change, askWhy, answerAll }
}

/** Words with something private in them, as the conversation may keep them. */
export const hidden = (keys: readonly Key[], said: string) => spoken(keys.find((key) => questions[key].private) ?? 'cep', said)
