import type { Key } from '../../content/answers.ts'
import type { Raw } from '../../funnel/read.ts'

/** What a text says: answers as typed, and whether the visitor asks why the question is put. */
export type Understanding = { answers: Raw; why: boolean }

/** Reads what was typed while a question was open. */
export function understand(question: Key, text: string): Understanding {
  return asksWhy(text) ? { answers: {}, why: true } : { answers: { [question]: text }, why: false }
}

/** 'Por que pedem isso?', 'pra que meu CPF?': a question, however it is spelt. */
function asksWhy(text: string): boolean {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
  return /^(e |mas |ue,? )?(por ?que|pq|para que|pra que)\b/.test(plain) && plain.length < 80
}
