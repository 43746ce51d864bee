import { useMemo } from 'react'
import { useStore } from 'react-redux'
import type { Key } from '../content/answers.ts'
import type { Raw } from '../funnel/read.ts'
import type { Funnel } from '../funnel/slice.ts'
import { fitOf } from './fit.ts'
import { asksWhy, reading } from './understanding/understand.ts'
import { visitorVoice, type Heard } from './visitorVoice.ts'

/** How a visitor answers in the conversation: in words, by a tap that stands for them, or by changing an answer in its place. Until the reading is here, words are taken as they are. */
export function useSay() {
  const store = useStore<{ funnel?: Funnel }>()
  return useMemo(() => {
    const voice = visitorVoice(store)
    const say = (key: Key, text: string, goTo: (path: string) => void): Heard => {
      if (reading.act) return reading.act(voice, { key, text, goTo })
      return asksWhy(text) ? voice.askWhy(key, text) : voice.answer(key, text)
    }
    const change = (key: Key, raw: Raw) => voice.change(key, fitOf(key) === 'field' && reading.reword ? { ...raw, [key]: reading.reword(voice.now(), key, raw[key] ?? '') } : raw)
    return { say, answer: voice.answer, change, askWhy: voice.askWhy }
  }, [store])
}
