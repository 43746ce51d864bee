import { blockAndLot, numberAndMore } from '../../api/contract/values/textPatterns.ts'
import type { Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import type { Raw } from './readAnswers.ts'

/** Splits a text that also answers the next question: '35 apto 12', 'quadra 12 lote 7'. */
export function splitAcrossQuestions(raw: Raw): Raw {
  return {
    ...raw,
    ...splitTwo(raw, 'number', 'complement', numberAndMore),
    ...splitTwo(raw, 'block', 'lot', blockAndLot),
  }
}

/** Splits only if the next question is empty or has the same answer. */
function splitTwo(raw: Raw, key: Key, next: Key, pattern: RegExp): Raw {
  const [, first, rest] = pattern.exec(String(questions[key].read(raw[key] ?? ''))) ?? []
  return first !== undefined && ['', rest].includes(raw[next]?.trim() ?? '') ? { [key]: first, [next]: rest } : {}
}
