import type { Key } from '../../content/answers.ts'
import type { Raw } from '../../funnel/read.ts'
import type { Funnel } from '../../funnel/slice.ts'
import { fetchLater } from '../../ui/later.tsx'

/** What to do about words: answers as one would type them, a reply beside the order, why they are none, or where to go. `note` reads back what was kept. */
export type Understanding =
  | { kind: 'answers'; answers: Raw; reply: string | null; note?: (after: Funnel) => string }
  | { kind: 'why' | 'pages' }
  | { kind: 'side'; reply: string }
  /** `canInsist` where the same words are taken as they are when they come again. */
  | { kind: 'refused'; reply: string; canInsist?: boolean }
  | { kind: 'edit'; key: Key }

/** Reads what was typed while a question was open. Until the reading is here, words are taken as they are. */
export function understand(funnel: Funnel, key: Key, text: string, now = new Date()): Understanding {
  return reading.hear ? reading.hear(funnel, key, text, now) : takenAsIs(key, text)
}

/** Words without a reading: the answer, or a why. */
export function takenAsIs(key: Key, text: string): Understanding {
  return asksWhy(text) ? { kind: 'why' } : { kind: 'answers', answers: { [key]: text }, reply: null }
}

/** Fetches the reading; it comes once the first question works. */
export async function loadReading(): Promise<void> {
  reading.hear ??= (await import('./hear.ts')).hear
}

const reading: { hear?: (funnel: Funnel, key: Key, text: string, now: Date) => Understanding } = {}
fetchLater(loadReading)

/** 'Por que pedem isso?', 'pra que meu CPF?': a question, however it is spelt. */
function asksWhy(text: string): boolean {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
  return /^(e |mas |ue,? )?(por ?que|pq|para que|pra que)\b/.test(plain) && plain.length < 80
}
