import { fetchLater } from '../ui/later.tsx'
import type { answerInWords, changeInWords } from './answerInWords.ts'

/** The reading of free words, which comes once the first question works; until then words are taken as they are. */
export const reading: { loaded?: { answerInWords: typeof answerInWords; changeInWords: typeof changeInWords } } = {}

export async function loadReading(): Promise<void> {
  reading.loaded ??= await import('./answerInWords.ts')
}

fetchLater(loadReading)

/** 'Por que pedem isso?', 'pra que meu CPF?': a question, however it is spelt. */
export function asksWhy(text: string): boolean {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
  return /^(e |mas |ue,? )?(por ?que|pq|para que|pra que)\b/.test(plain) && plain.length < 80
}
