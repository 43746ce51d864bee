import { useMemo } from 'react'
import { useStore } from 'react-redux'
import type { Key } from '../content/answers.ts'
import { chatTexts } from '../content/chatTexts.ts'
import { questions } from '../content/questions.ts'
import { answered } from '../funnel/asked.ts'
import type { Raw } from '../funnel/read.ts'
import { reasonFor } from '../funnel/reasonFor.ts'
import { spoken } from '../funnel/show.ts'
import { emptyFunnel, remarked, type Funnel } from '../funnel/slice.ts'
import { answeredHere } from './editing.ts'
import { understand } from './understanding/understand.ts'

type Heard = 'taken' | 'refused' | 'asked'

/** How a visitor answers in the conversation: in words, by a tap that stands for them, or by changing an answer in its place. */
export function useSay() {
  const store = useStore<{ funnel?: Funnel }>()
  return useMemo(() => {
    const now = () => store.getState().funnel ?? emptyFunnel
    const answer = (key: Key, raw: string): Heard => {
      answeredHere(now())
      store.dispatch(answered({ [key]: raw }))
      const reply = now().refused[key]
      if (reply && raw.trim() !== '') store.dispatch(remarked({ after: key, said: spoken(key, raw), reply, kind: 'repair' }))
      return reply === undefined ? 'taken' : 'refused'
    }
    const change = (key: Key, raw: Raw) => {
      store.dispatch(answered(raw))
      return now().refused[key] === undefined
    }
    const askWhy = (key: Key, said: string) => store.dispatch(remarked({ after: key, said, reply: reasonFor(key, now()), kind: 'side' }))
    const say = (key: Key, text: string): Heard => {
      const { answers, why } = understand(key, text)
      if (!why) return answer(key, answers[key] ?? text)
      askWhy(key, questions[key].private ? chatTexts.whyAsked : text)
      return 'asked'
    }
    return { say, answer, change, askWhy }
  }, [store])
}
