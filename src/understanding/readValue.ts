import type { Bank } from '../api/contract/bank.ts'
import type { Day } from '../api/contract/values/dates.ts'
import type { Key } from '../content/questions/answers.ts'
import { questions } from '../content/questions/questions.ts'
import { trimmed, type Said } from './line/normalizeText.ts'
import { bothWays } from './line/aboutOthersOrUnsure.ts'
import { stripCourtesy } from './line/stripCourtesy.ts'
import { readers } from './readers.ts'
import type { Found } from './values/readerResult.ts'
import type { Choice } from './plans/plansMeant.ts'

/** The plans and banks that may be named, and today's date. */
export type World = Choice & { banks: readonly Bank[]; today: Day }

export type Open = Key | null

/** Reads words as the answer to one question. `isNamed`: 'meu nome é' precedes them, or the question is open. */
export function readValue(key: Key, words: Said, world: World, isNamed = false): Found {
  if (isYesNo(key) && bothWays.test(words.plain)) return null
  const said = stripCourtesy(words)
  const agreed = isYesNo(key) ? readers[key].read(trimmed(words), world, isNamed) : null
  if (agreed) return agreed
  return said.plain === '' ? null : readers[key].read(said, world, isNamed)
}

/** Words that a yes or a no needs away from its question. */
export const spokenOf: { [K in Key]?: RegExp } = {
  acceptPromotions: /promo|propagand|ofert|novidad|spam/i,
  directDebit: /boleto|d[ée]bito/i,
  notice: /avis|cobertura/i,
}

/** Whether a question is about a plan. A customer's plan is an offer. */
export const isOfPlan = (ask: Open) => ask === 'plan' || ask === 'offer'

/** Whether a question is about the account of a direct debit, or its bank. */
export const isOfAccount = (ask: Open) => ask === 'bank' || ask === 'agency' || ask === 'account'

export const isName = (ask: Open) => ask === 'name' || ask === 'motherName'

export const isYesNo = (key: Open) => key !== null && ['yesNo', 'consent'].includes(questions[key].input.kind)
