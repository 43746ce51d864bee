import type { Key } from '../../content/questions/answers.ts'
import { privateAnswerTexts } from '../../content/texts/errors/privateAnswerTexts.ts'
import { stillLost, unsavedPrivate } from '../saving/unsavedPrivateAnswers.ts'
import type { Funnel } from '../state.ts'

/** Why lost private answers are asked again, or an empty text if none of these questions is one. */
export function lostWords(funnel: Funnel, asked: readonly Key[]): string {
  const lost = stillLost(funnel)
  return lost.some((key) => asked.includes(key)) ? privateAnswerTexts.whyLost(lost) : ''
}

/** How to keep private answers from being lost, or an empty text if nothing helps. */
export function stayWords(funnel: Funnel): string {
  const keys = unsavedPrivate(funnel)
  return keys.length > 0 ? privateAnswerTexts.stay(keys) : ''
}
