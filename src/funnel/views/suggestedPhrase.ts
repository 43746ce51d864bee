import type { Key } from '../../content/questions/answers.ts'
import type { Aside } from '../state.ts'
import { reminderAt } from './rememberedWishes.ts'

/** The phrase that the assistant last suggested at a question, e.g. 'Para levar, diga “500 Mega”.' */
export function suggestedPhrase(key: Key, asides: readonly Aside[]): string | undefined {
  const last = asides.findLast(({ after }) => after === key)?.reply ?? reminderAt(key, asides)
  return /\bdiga “([^”]+)”\.$/.exec(last ?? '')?.[1]
}
