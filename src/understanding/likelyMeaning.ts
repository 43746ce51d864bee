import type { Key } from '../content/questions/answers.ts'
import { notAnAnswerTexts } from '../content/texts/notAnAnswerTexts.ts'
import type { Funnel } from '../funnel/state.ts'
import type { Understanding } from './understandingTypes.ts'
import { likelyReply } from './meaning/likelyReply.ts'
import { isName, kindReplyTo } from './notUnderstood.ts'
import { isAsking } from './findFaqTopic.ts'
import { areFewWords } from './openingPhrases.ts'

/** What a question or a remark most likely means. Digits that count nothing are more likely an answer. */
export function likelyMeaning(
  funnel: Funnel,
  key: Key,
  text: string,
  plain: string,
  least?: number,
): Understanding | null {
  const isQuestion = isAsking(text, plain)
  const isOfDigits =
    /\d{2}|@/.test(plain.replace(counts, ' ')) && (!isQuestion || (key === 'number' && !text.includes('?')))
  if (kindReplyTo(key, plain) || isOfDigits || (!isQuestion && areFewWords(plain))) return null
  const likely = likelyReply(funnel, plain, key, least ?? (isName(key) && !isQuestion ? ofName : undefined))
  if (!likely) return null
  if ('reply' in likely) return { kind: 'side', ...likely }
  if ('agrees' in likely)
    return isQuestion ? null : { kind: 'readBack', answers: { [key]: likely.agrees ? 'sim' : 'não' } }
  return isQuestion ? { kind: 'side', reply: notAnAnswerTexts.near(likely.offer), isUnsure: true } : null
}

/** What is told where a name is asked is mostly one, so a remark must be surer. */
const ofName = 0.65

const counts = /\b\d+ ?(?:anos?|h|hs|horas?|dias?|meses|metros?|pessoas)\b/g
