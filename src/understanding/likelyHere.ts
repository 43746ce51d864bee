import type { Key } from '../content/questions/answers.ts'
import { heardTexts } from '../content/texts/heardTexts.ts'
import type { Funnel } from '../funnel/state.ts'
import type { Understanding } from './understood.ts'
import { likelyReply } from './meaning/likelyReply.ts'
import { fewWords, kindReplyTo } from './notUnderstood.ts'
import { isAsking } from './topics.ts'

/** What a question or a remark most likely means. Digits, and what somebody is called, are more likely an answer. */
export function likelyHere(
  funnel: Funnel,
  key: Key,
  text: string,
  plain: string,
  least?: number,
): Understanding | null {
  const isQuestion = isAsking(text, plain)
  if (
    kindReplyTo(key, plain) ||
    (!isQuestion && (/\d{2}|@|\bme cham/.test(plain) || plain.split(' ').length < fewWords))
  )
    return null
  const likely = likelyReply(funnel, plain, key, least)
  if (!likely) return null
  if ('reply' in likely) return { kind: 'side', ...likely }
  if ('agrees' in likely) return { kind: 'readBack', answers: { [key]: likely.agrees ? 'sim' : 'não' } }
  return isQuestion ? { kind: 'side', reply: heardTexts.near(likely.offer) } : null
}
