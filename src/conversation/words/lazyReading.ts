import { preloaded } from '../../browser/lazy.ts'
import { plainWords } from '../../api/contract/values/plainWords.ts'

/** The reading of free words, loaded once the first question works. Until then words are taken as they are. */
export const reading = preloaded(() => import('./processMessageAtQuestion.ts').then(warmedUp))

function warmedUp<T extends { warmUpReading: () => void }>(read: T): T {
  read.warmUpReading()
  return read
}

/** The reading of words where nothing is asked, which is so only later. */
export const readingWithoutQuestion = preloaded(() => import('./processMessage.ts'))

/** Questions such as 'Por que pedem isso?' and 'pra que meu CPF?', however they are spelt. */
export const asksWhy = (text: string) =>
  /^(?:e |mas |ue )?(?:por ?que|pq|para que|pra que)\b/.test(plainWords(text)) && text.length < 80
