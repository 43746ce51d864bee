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
  return isUnusual(refusal) ? `${unusualWords(refusal)} ${unusualAnswerTexts.sameAgain}` : failureWords(refusal)
}

const isUnusual = (refusal: AnswerRefusal): refusal is UnusualAnswer => refusal.code.endsWith('.unusual')

/** Why an answer looks unusual, without what to do. */
export function unusualWords(unusual: UnusualAnswer): string {
  switch (unusual.code) {
    case 'number.unusual':
      return unusualAnswerTexts.number
    case 'email.unusual':
      return unusualAnswerTexts.email(unusual)
    case 'agency.unusual':
      return unusualAnswerTexts.agency(unusual)
    case 'account.unusual':
      return unusualAnswerTexts.account(unusual)
  }
}
