import type { Key } from '../../content/questions/answers.ts'
import type { Funnel } from '../../funnel/state.ts'
import { askingIn } from '../line/clauses.ts'
import { bankAsked } from '../payment/bankNamed.ts'
import { isAboutOthers } from '../line/aboutOthersOrUnsure.ts'
import { isOnlyMentioned } from '../meaning/isOnlyMentioned.ts'
import { likelyReply } from '../meaning/likelyReply.ts'
import { normalized } from '../line/normalizeText.ts'
import { isOfPlan, isYesNo, spokenOf } from '../readValue.ts'
import { conversationPlace } from '../meaning/conversationPlace.ts'
import { likelyAsks } from '../meaning/asksOrAnswers.ts'
import { questionWithin } from '../meaning/questionWithin.ts'
import { replyToTalk, standOf } from '../talk/replyToTalk.ts'
import { areFewWords } from '../line/openingPhrases.ts'

/** The reply to a question next to an answer that no FAQ phrase matches, or to a remark about the visit. */
export function sideQuestionReply(funnel: Funnel, key: Key, text: string): string | null {
  const { plain } = normalized(text)
  if (key === 'document' && isAboutOthers(plain) && !isOwn.test(plain)) return replyToTalk(funnel, 'otherHolder')
  const told = text.includes('?') ? null : toldBeside(funnel, key, plain)
  return told ?? replyToPart(funnel, key, plain)
}

const isOwn = /\bcnpj\b|\bmeu nome\b|\b(?:e|eh|foi) o meu\b|\bo meu (?:e|eh|ne)\b/

/** The reply to the likeliest question in a line, taken from its end. */
export function replyToPart(funnel: Funnel, key: Key, plain: string, least = 0, asked = together): string | null {
  const bank = key === 'bank' ? null : bankAsked(funnel, plain)
  if (bank) return bank
  const needed = Math.max(least, asked / likelyAsks(plain))
  const isPassedOver = (id: string) =>
    (ofAnswers.has(id) && !(id === 'account-digit' && ofDigit.test(plain))) ||
    (ofOpenQuestion.has(id) && !plain.includes('?')) ||
    (id.startsWith('promotions') && (!plain.includes('?') || isOfOther(plain, spokenOf.acceptPromotions))) ||
    isOnlyMentioned(key, id, plain)
  const first = needed > 1 ? null : questionWithin(plain, conversationPlace(key, standOf(funnel)), isPassedOver)
  if (!first) return null
  const isShort = first.part.split(' ').length < 3
  const reply = likelyReply(funnel, first.part, key, isShort ? Math.max(certain, needed) : needed)
  if (reply && 'reply' in reply) return reply.reply
  return reply && 'offer' in reply ? reply.answer : null
}

/** Whether the question is about another subject than the other sentences: 'não quero spam. A rede é 5G?' */
function isOfOther(plain: string, ofIt: RegExp | undefined): boolean {
  const asking = askingIn(plain)
  return asking.length > 0 && asking.every((sentence) => ofIt?.test(sentence) === false)
}

/** Matches '1278, tem que pôr o dígito?' */
const ofDigit = /\bdigito\b.*\?/
/** The least probability that a line asks, times that of a part's meaning. */
const together = 0.46
const certain = 0.8
/** Answers, and how to find or choose a given one. */
const ofAnswers = new Set([
  'answer',
  'talk:alreadyTold',
  'none',
  'agree',
  'decline',
  'unknown-cep',
  'account-digit',
  'due-day-best',
  'due-day-what',
])
/** Meanings that need a question mark; 'É só a casa mesmo. Não tem apartamento nem nada.' explains itself. */
const ofOpenQuestion = new Set(['complement-what', 'explain'])

/** The reply to a remark: 'Apto 21, e o porteiro só deixa entrar até as 17h', 'só não liga antes das 9' */
export function toldBeside(funnel: Funnel, key: Key, plain: string): string | null {
  const [, remark = ''] = afterAnswer.exec(plain) ?? []
  if (isYesNo(key) || isOfPlan(key) || key === 'dueDate' || (key === 'schedule' && !tells.test(remark))) return null
  const likely = likelyReply(funnel, remark, key, areFewWords(remark) ? inFewWords : sureEnough, toldKinds)
  return likely && 'reply' in likely ? likely.reply : null
}

const afterAnswer = /^.*?\S(?:[,;.!(]\s+|\s+(?=(?:mas|so|e|que|porque|pq)\s))(.+)$/s
/** Matches 'Só não antes das 9', but not 'pode ser dia 28' */
const tells = /^(?!(?:pode ser|quero|bota|marca)\b).*\d/
/** The odds that a remark needs for a reply, more in few words, and the meanings that get one. */
const [sureEnough, inFewWords] = [0.6, 0.85]
const toldKinds = new Set([
  'condo',
  'at-home',
  'install-later',
  'email-needed',
  'bill-how',
  'visit-hours',
  'debit-account',
  'talk:callTimes',
  'talk:noCalls',
  'talk:access',
  'talk:credit',
  'credit',
  'talk:toCrew',
])
