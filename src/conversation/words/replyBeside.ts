import type { Funnel } from '../../funnel/state.ts'
import { sentencesOf } from '../../understanding/line/clauses.ts'
import { handleMessageWithoutQuestion } from '../../understanding/handleMessageWithoutQuestion.ts'
import { areFewWords } from '../../understanding/line/openingPhrases.ts'

/** The reply to a question that `isDone` does not cover: 'muda pra boleto. E a instalação é de graça?' */
export function replyBeside(
  funnel: Funnel,
  text: string,
  isDone: (sentence: string) => boolean,
  now: Date,
): string | null {
  const asked = sentencesOf(text).find((one) => one.includes('?') && !areFewWords(one) && !isDone(one))
  const meant = asked === undefined ? null : handleMessageWithoutQuestion(funnel, asked, now)
  return meant?.kind === 'side' && !meant.isUnsure ? meant.reply : null
}
