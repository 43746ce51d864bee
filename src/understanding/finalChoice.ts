import type { Key } from '../content/questions/answers.ts'
import type { Rule } from './correctionPatterns.ts'
import { alsoAsked, rulesAt } from './finalChoiceRules.ts'
import { toCrew } from './visitChoiceRules.ts'

/**
 * What is wanted in the end: 'mudei de ideia, pix', 'entre o 500 e o 600... acho que vou no 600', 'Nubank, se não der o Inter'.
 */
export function finalChoice(key: Key, text: string): string {
  const wanted = applied(alsoAsked[key] ?? [], text.replace(mindChanged, ''))
  if (text.includes('?')) return wanted
  return applied(rulesAt(key), wanted)
}

const applied = (some: readonly Rule[], text: string) =>
  some.reduce((said, [found, instead]) => said.replace(found, instead), text)

/** Whether something is said for the crew beside a visit. */
export const tellsCrew = (text: string) => !text.includes('?') && toCrew.test(text)

const mindChanged =
  /^\s*(ah[\s,]+)?mudei de id[eé]ia(?:\s*[,.:;!]\s*|\s+(?=quero|vou|prefiro|pode|bota|p[õo]e|coloca|é|melhor|agora))(?=\S)/i
