import { preloaded } from '../../browser/lazy.ts'
import { plainWords } from '../../content/reading/plainWords.ts'

/** The reading of free words, which comes once the first question works; until then words are taken as they are. */
export const reading = preloaded(() => import('./answerInWords.ts'))

/** 'Por que pedem isso?', 'pra que meu CPF?': a question, however it is spelt. */
export const asksWhy = (text: string) =>
  /^(?:e |mas |ue )?(?:por ?que|pq|para que|pra que)\b/.test(plainWords(text)) && text.length < 80
