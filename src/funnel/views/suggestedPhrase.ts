import type { Key } from '../../content/questions/answers.ts'
import type { Aside } from '../state.ts'

/** The phrase last suggested at a question, or while none is open, e.g. 'Para levar, diga “500 Mega”.' */
export function suggestedPhrase(key: Key | null, asides: readonly Aside[], reminder?: string): string | undefined {
  const last = asides.findLast(({ after }) => after === key)?.reply ?? reminder
  return /\bdiga “([^”]+)”\.$/.exec(last ?? '')?.[1]
}
