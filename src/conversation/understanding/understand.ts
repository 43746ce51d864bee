import { fetchLater } from '../../ui/later.tsx'
import type { act, reword } from './act.ts'

/** What understands words, once it is here. */
export const reading: { act?: typeof act; reword?: typeof reword } = {}

/** Fetches the reading; it comes once the first question works. */
export async function loadReading(): Promise<void> {
  Object.assign(reading, await import('./act.ts'))
}

fetchLater(loadReading)

/** 'Por que pedem isso?', 'pra que meu CPF?': a question, however it is spelt. */
export function asksWhy(text: string): boolean {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
  return /^(e |mas |ue,? )?(por ?que|pq|para que|pra que)\b/.test(plain) && plain.length < 80
}
