import type { Key } from '../../content/questions/answers.ts'
import type { Said } from '../line/normalizeText.ts'
import { isLooselyKnown, isOfAnyWords } from '../talk/isTalkNotAnswer.ts'
import { replyToTalk } from '../talk/replyToTalk.ts'
import { splitOffQuestions } from '../line/splitOffQuestions.ts'
import { isAsking } from '../line/isAsking.ts'
import { likelyMeaning } from '../meaning/likelyMeaning.ts'
import { isName } from '../readValue.ts'
import { areFewWords } from '../line/openingPhrases.ts'
import type { Line } from '../understandingTypes.ts'

/** The reply to talk that accompanies an answer as a question: 'Maria Souza, e o do pai não precisa?' */
export const askedOfTalk = ({ funnel, talk, text, plain }: Line): string | null =>
  talk === null || isLooselyKnown(talk) || talk === 'call' || !asks({ text, plain })
    ? null
    : replyToTalk(funnel, talk, plain)

/** A city, a neighbourhood or a street contains no question. */
export const asksAtPlace = (key: Key, text: string, plain: string) =>
  ['city', 'neighborhood', 'street'].includes(key) && text.includes('?') && !areFewWords(plain)

const asks = (said: Said) => said.text.includes('?') || splitOffQuestions(said).questions.length > 0

/** Whether free text at an open-text question is a sentence that contains no answer. */
export const isRemark = (key: Key, text: string, plain: string) =>
  (key === 'number' && text.includes('?') && !/\d/.test(text)) ||
  (isOfAnyWords(key, plain) &&
    (isAsking(text, plain) || /\b(?:eu|que|isso|me|(?:com|do|da) (?:meu|minha))\b/.test(plain)))

/** The reply to a remark at a name: 'Põe no nome do meu filho, Pedro Costa' */
export function saidBesideName({ funnel, key, text, plain }: Line, least: number): string | null {
  const meant = isName(key) ? likelyMeaning(funnel, key, text, plain, least) : null
  return meant?.kind === 'side' && !meant.isUnsure ? meant.reply : null
}
