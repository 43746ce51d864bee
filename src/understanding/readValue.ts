import type { Bank } from '../api/contract/bank.ts'
import type { Day } from '../api/contract/values/dates.ts'
import type { Key } from '../content/questions/answers.ts'
import { questions } from '../content/questions/questions.ts'
import { trimmed, type Said } from './normalizeText.ts'
import { bothWays } from './aboutOthersOrUnsure.ts'
import { stripCourtesy } from './stripCourtesy.ts'
import { readers } from './readers.ts'
import type { Found } from './values/readerResult.ts'
import type { Choice } from './plans/plansMeant.ts'

/** What the reading knows of the world: the plans and banks that may be named, and the day it is. */
export type World = Choice & { banks: readonly Bank[]; today: Day }

/** The question that is open, if one is. */
export type Open = Key | null

/** What some words say, as the answer to one question. `isNamed`: 'meu nome é' came before, or it is what is asked. */
export function readValue(key: Key, words: Said, world: World, isNamed = false): Found {
  if (isYesNo(key) && bothWays.test(words.plain)) return null
  const said = stripCourtesy(words)
  const agreed = isYesNo(key) ? readers[key].read(trimmed(words), world, isNamed) : null
  if (agreed) return agreed
  return said.plain === '' ? null : readers[key].read(said, world, isNamed)
}

/** The words that a yes or a no is known by, away from its question. */
export const spokenOf: { [K in Key]?: RegExp } = {
  acceptPromotions: /promo|propagand|ofert|novidad|spam/i,
  directDebit: /boleto|d[ée]bito/i,
  notice: /avis|cobertura/i,
}

/** Whether a plan is asked for. A customer's is an offer. */
export const isOfPlan = (ask: Open) => ask === 'plan' || ask === 'offer'

/** Whether the account of a direct debit is asked for, or its bank. */
export const isOfAccount = (ask: Open) => ask === 'bank' || ask === 'agency' || ask === 'account'

/** Whether a name is asked for. */
export const isName = (ask: Open) => ask === 'name' || ask === 'motherName'

/** Whether a question is answered by yes or no. */
export const isYesNo = (key: Open) => key !== null && ['yesNo', 'consent'].includes(questions[key].input.kind)
