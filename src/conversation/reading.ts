import { plainWords } from '../content/plainWords.ts'
import { fetchLater } from '../ui/later.tsx'
import type { answerInWords, changeInWords } from './answerInWords.ts'

/** The reading of free words, which comes once the first question works; until then words are taken as they are. */
export const reading: { loaded?: { answerInWords: typeof answerInWords; changeInWords: typeof changeInWords } } = {}

export async function loadReading(): Promise<void> {
  reading.loaded ??= await import('./answerInWords.ts')
}

fetchLater(loadReading)

/** 'Por que pedem isso?', 'pra que meu CPF?': a question, however it is spelt. */
export const asksWhy = (text: string) => /^(?:e |mas |ue )?(?:por ?que|pq|para que|pra que)\b/.test(plainWords(text)) && text.length < 80
