import { unusualAnswerTexts } from './unusualAnswerTexts.ts'
import { failureWords, type Failure } from './failureTexts.ts'

/** Why an answer was refused: a code, with the values for its text. */
export type AnswerRefusal = Failure | UnusualAnswer

/** Why a valid answer looks unusual. */
export type UnusualAnswer =
  | { code: 'number.unusual' }
  | { code: 'email.unusual'; domain: string }
  | { code: 'agency.unusual'; bank: string; digits: number; checkDigit: boolean }
  | { code: 'account.unusual'; bank: string; digits: number }

export function refusalWords(refusal: AnswerRefusal): string {
  if ('words' in refusal) return refusal.words
  if (refusal.code === 'number.unusual') return unusualAnswerTexts.number
  if (refusal.code === 'email.unusual') return unusualAnswerTexts.email(refusal)
  if (refusal.code === 'agency.unusual') return unusualAnswerTexts.agency(refusal)
  if (refusal.code === 'account.unusual') return unusualAnswerTexts.account(refusal)
  return failureWords(refusal)
}
