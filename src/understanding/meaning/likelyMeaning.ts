import type { Key } from '../../content/questions/answers.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import type { Funnel } from '../../funnel/state.ts'
import type { Understanding } from '../understandingTypes.ts'
import { likelyReply } from './likelyReply.ts'
import { repliesToEither } from './repliesToEither.ts'
import { kindReplyTo } from '../replies/notUnderstood.ts'
import { isName, isYesNo } from '../readValue.ts'
import { formed } from '../readings/chooseReading.ts'
import { isAsking } from '../line/isAsking.ts'
import { areFewWords } from '../line/openingPhrases.ts'

/** The most likely meaning of a question or a remark. */
export function likelyMeaning(
  funnel: Funnel,
  key: Key,
  text: string,
  plain: string,
  least?: number,
): Understanding | null {
  const isQuestion = isAsking(text, plain)
  const isOfDigits =
    !isYesNo(key) &&
    /\d{2}|@/.test(plain.replace(counts, ' ')) &&
    (!isQuestion || (key === 'number' && !text.includes('?')))
  const isTwoWords = plain.split(' ').length < 3 && !isQuestion && !formed.has(key)
  if (kindReplyTo(key, plain) || (isOfDigits && hasLongNumber.test(plain)) || isTwoWords) return null
  const isDoubtful = isOfDigits || (!isQuestion && areFewWords(plain) && !formed.has(key))
  const mayBeName = isName(key) && !isQuestion && plain.split(' ').length < beyondNames
  const asSure = least ?? (mayBeName ? ofName : undefined)
  const either = isQuestion && !isDoubtful && least === undefined ? repliesToEither(funnel, plain, key) : null
  if (either !== null) return { kind: 'side', reply: either }
  const likely = likelyReply(funnel, plain, key, isDoubtful ? Math.max(asSure ?? 0, ofDoubtful) : asSure)
  if (!likely) return null
  if ('reply' in likely) return { kind: 'side', ...likely }
  if ('agrees' in likely)
    return isQuestion ? null : { kind: 'readBack', answers: { [key]: likely.agrees ? 'sim' : 'não' } }
  return isQuestion ? { kind: 'side', reply: notAnAnswerTexts.near(likely.offer), isUnsure: true } : null
}

/** The odds needed where a few words, or digits that count nothing, are more likely an answer. */
const ofDoubtful = 0.85
/** Five digits are a part of a CEP, a telephone, a document or an account. */
const hasLongNumber = /\d(?:\D?\d){4}|@/
/** The odds needed for a remark where a name is asked for, because most lines are one. */
const ofName = 0.75
const beyondNames = 9

const counts = /\b\d+ ?(?:anos?|h|hs|horas?|dias?|meses|metros?|pessoas)\b/g
