import { preloaded } from '../../browser/lazy.ts'
import { plainWords } from '../../api/contract/values/plainWords.ts'

/** The reading of free text, loaded once the first question works. Until then texts are taken literally. */
export const reading = preloaded(() => import('./processMessageAtQuestion.ts').then(warmedUp))

function warmedUp<T extends { warmUpReading: () => void }>(read: T): T {
  read.warmUpReading()
  return read
}

/** The reading of messages without an open question, which is needed only after the first questions. */
export const readingWithoutQuestion = preloaded(() => import('./processMessage.ts'))

/** Matches questions for a reason in any spelling: 'Por que pedem isso?', 'pra que meu CPF?' */
export const asksWhy = (text: string) =>
  /^(?:e |mas |ue )?(?:por ?que|pq|para que|pra que)\b/.test(plainWords(text)) && text.length < 80
