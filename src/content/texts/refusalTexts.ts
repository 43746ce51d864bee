import { doubtTexts } from './doubtTexts.ts'
import { wrongCode } from './collaboratorTexts.ts'
import { failureWords, type Failure } from './failureTexts.ts'

/** Why an answer was refused: a code, with the values of its words. */
export type AnswerRefusal = Failure | Doubt | { code: 'code.wrong'; triesLeft: number }

/** Why a good answer looks unusual. */
export type Doubt =
  | { code: 'number.unusual' }
  | { code: 'email.unusual'; domain: string }
  | { code: 'agency.unusual'; bank: string; digits: number; checkDigit: boolean }
  | { code: 'account.unusual'; bank: string; digits: number }

/** The words that the visitor sees. */
export function refusalWords(refusal: AnswerRefusal): string {
  if ('words' in refusal) return failureWords(refusal)
  switch (refusal.code) {
    case 'number.unusual':
      return doubtTexts.number
    case 'email.unusual':
      return doubtTexts.email(refusal.domain)
    case 'agency.unusual':
      return doubtTexts.agency(refusal.bank, refusal.digits, refusal.checkDigit)
    case 'account.unusual':
      return doubtTexts.account(refusal.bank, refusal.digits)
    case 'code.wrong':
      return wrongCode(refusal.triesLeft)
    default:
      return failureWords(refusal)
  }
}
