import { doubtTexts } from './doubtTexts.ts'
import { failureWords, type Failure } from './failureTexts.ts'

/** Why an answer was refused: a code, with the values of its words. */
export type AnswerRefusal = Failure | Doubt

/** Why a good answer looks unusual. */
export type Doubt =
  | { code: 'number.unusual' }
  | { code: 'email.unusual'; domain: string }
  | { code: 'agency.unusual'; bank: string; digits: number; checkDigit: boolean }
  | { code: 'account.unusual'; bank: string; digits: number }

/** The words that the visitor sees. */
export function refusalWords(refusal: AnswerRefusal): string {
  if ('words' in refusal) return refusal.words
  switch (refusal.code) {
    case 'number.unusual':
      return doubtTexts.number
    case 'email.unusual':
      return doubtTexts.email(refusal)
    case 'agency.unusual':
      return doubtTexts.agency(refusal)
    case 'account.unusual':
      return doubtTexts.account(refusal)
    default:
      return failureWords(refusal)
  }
}
