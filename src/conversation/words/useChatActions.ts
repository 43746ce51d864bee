import { useMemo } from 'react'
import { useStore } from 'react-redux'
import type { Key } from '../../content/questions/answers.ts'
import type { Raw } from '../../funnel/answers/readAnswers.ts'
import type { Funnel } from '../../funnel/state.ts'
import { asksWhy, reading, readingWithoutQuestion } from './lazyReading.ts'
import { chatActions, type Heard } from './chatActions.ts'

/** The conversation's actions: messages, taps, and changes of an answer in place. */
export function useChatActions() {
  const store = useStore<{ funnel?: Funnel }>()
  return useMemo(() => {
    const voice = chatActions(store)
    const { answer, askWhy, agree, note } = voice
    const change = (key: Key, raw: Raw) => {
      const read = reading.get()
      return read ? read.changeInWords(voice, key, raw) : voice.change(key, raw)
    }
    const say = (key: Key, text: string, goTo: (path: string) => void): Heard => {
      const read = reading.get()
      if (read) return read.processMessageAtQuestion(voice, { key, text, goTo })
      return asksWhy(text) ? askWhy(key, text) : answer(key, text)
    }
    /** Handles a message while nothing is asked, after the reading has loaded. */
    const sayWithoutQuestion = async (text: string, goTo: (path: string) => void) => {
      const read = await readingWithoutQuestion.load()
      read.processMessage(voice, { text, goTo })
    }
    return { say, sayWithoutQuestion, answer, change, askWhy, agree, note }
  }, [store])
}
