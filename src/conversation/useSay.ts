import { useMemo } from 'react'
import { useStore } from 'react-redux'
import type { Key } from '../content/answers.ts'
import type { Raw } from '../funnel/read.ts'
import type { Funnel } from '../funnel/slice.ts'
import { asksWhy, reading } from './reading.ts'
import { visitorVoice, type Heard } from './visitorVoice.ts'

/** How a visitor answers in the conversation: in words, by a tap that stands for them, or by changing an answer in its place. */
export function useSay() {
  const store = useStore<{ funnel?: Funnel }>()
  return useMemo(() => {
    const voice = visitorVoice(store)
    const { answer, askWhy } = voice
    const change = (key: Key, raw: Raw) => (reading.loaded ? reading.loaded.changeInWords(voice, key, raw) : voice.change(key, raw))
    const say = (key: Key, text: string, goTo: (path: string) => void): Heard => {
      if (reading.loaded) return reading.loaded.answerInWords(voice, { key, text, goTo })
      return asksWhy(text) ? askWhy(key, text) : answer(key, text)
    }
    return { say, answer, change, askWhy }
  }, [store])
}
