import type { Key } from '../content/questions/answers.ts'
import type { TalkKind } from '../content/talk/talk.ts'
import type { Funnel } from '../funnel/state.ts'
import { isAboutOthers } from './aboutOthersOrUnsure.ts'
import { likelyReply } from './meaning/likelyReply.ts'
import { normalized } from './normalizeText.ts'
import { splitOffQuestions } from './splitOffQuestions.ts'
import { replyToTalk, talkIn } from './talk/replyToTalk.ts'
import { areFewWords } from './openingPhrases.ts'

/** The reply to a question beside an answer that no table has to the letter, or to what is told of the visit. */
export function sideQuestionReply(funnel: Funnel, key: Key, text: string): string | null {
  const { plain } = normalized(text)
  if (key === 'document' && isAboutOthers(plain) && !/\bcnpj\b/.test(plain)) return replyToTalk(funnel, 'otherHolder')
  const isMarked = text.includes('?')
  const told = isMarked ? null : toldBeside(funnel, key, plain)
  const asked = splitOffQuestions(normalized(text)).questions.at(-1)?.plain.trim() ?? wantsToKnow.exec(plain)?.[1] ?? ''
  if (told !== null || areFewWords(asked)) return told
  const likely = likelyReply(funnel, asked, key, isMarked ? halfSure : sureEnough)
  if (likely && 'reply' in likely) return likely.reply
  return likely && 'offer' in likely ? likely.answer : null
}

/** '30130-010, e queria saber se a fibra chega até dentro' */
const wantsToKnow = /\b(?:(?:quero|queria|gostaria de) saber (?:se )?|sera (?:q(?:ue)? )?)(.+)$/

/** 'Apto 21, e o porteiro só deixa entrar até as 17h', 'só não liga antes das 9' */
export function toldBeside(funnel: Funnel, key: Key, plain: string): string | null {
  const [, asked] = isItSo.exec(plain) ?? []
  const isSo = asked === undefined || areFewWords(asked) ? null : likelyReply(funnel, asked, key)
  if (isSo && 'reply' in isSo) return isSo.reply
  const [, remark = ''] = afterAnswer.exec(plain) ?? []
  const talk = talkIn(funnel, remark, key)
  if (talk && toldKinds[key]?.includes(talk)) return replyToTalk(funnel, talk)
  if (silent.has(key) || areFewWords(remark) || (key === 'schedule' && !tells.test(remark))) return null
  const likely = likelyReply(funnel, remark, key, sureEnough, ofVisit)
  return likely && 'reply' in likely ? likely.reply : null
}

/** 'Dia 26 de tarde, tem que ser maior de idade né' */
const isItSo = /[,;.]\s+(?:(?:e|mas|so que) )?([^,;.?]+) (?:ne|nao e)[.!?]*$/
const afterAnswer = /^.*?\S(?:[,;.!(]\s+|\s+(?=(?:mas|so|e|que|porque|pq)\s))(.+)$/s
/** 'Só não antes das 9', and no 'pode ser dia 28' */
const tells = /^(?!(?:pode ser|quero|bota|marca)\b).*\d/
/** What is told beside an answer and has a reply of its own. */
const toldKinds: { [K in Key]?: readonly TalkKind[] } = { cep: ['whichHome'], phone: ['callTimes', 'noCalls'] }
const silent = new Set<Key>(['plan', 'offer', 'dueDate', 'directDebit', 'acceptPromotions', 'notice'])
/** What is told, not asked, is replied to where it is so sure, and about one of these. */
const [halfSure, sureEnough] = [0.5, 0.6]
const ofVisit = new Set([
  'condo',
  'at-home',
  'install-later',
  'email-needed',
  'visit-hours',
  'account-whose',
  'talk:callTimes',
  'talk:credit',
  'credit',
  'talk:toCrew',
])
