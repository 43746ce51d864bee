import { blockAndLot, numberAndMore } from '../../api/contract/values/freeText.ts'
import type { Key } from '../../content/questions/answers.ts'
import { questions } from '../../content/questions/questions.ts'
import type { Raw } from './readAnswers.ts'

/** What a text says of the next question, too: '35 apto 12' is a number and a complement, 'quadra 12 lote 7' a block and a lot. */
export function saidTogether(raw: Raw): Raw {
  return { ...raw, ...parted(raw, 'number', 'complement', numberAndMore), ...parted(raw, 'block', 'lot', blockAndLot) }
}

/** What was said for the next question itself stands, be it the same. */
function parted(raw: Raw, key: Key, next: Key, pattern: RegExp): Raw {
  const [, first, rest] = pattern.exec(String(questions[key].read(raw[key] ?? ''))) ?? []
  return first !== undefined && ['', rest].includes(raw[next]?.trim() ?? '') ? { [key]: first, [next]: rest } : {}
}
