import type { Key } from '../content/questions/answers.ts'
import type { TalkKind } from '../content/talk/talk.ts'
import type { Funnel } from '../funnel/state.ts'
import { isAboutOthers } from './aboutOthersOrUnsure.ts'
import { likelyReply } from './meaning/likelyReply.ts'
import { normalized } from './normalizeText.ts'
import { conversationPlace } from './meaning/conversationPlace.ts'
import { rankMeanings } from './meaning/rankMeanings.ts'
import { sentencesOf } from './clauses.ts'
import { expandShortForms } from './expandShortForms.ts'
import { agreed } from './replyToQuestions.ts'
import { replyToTalk, standOf, talkIn } from './talk/replyToTalk.ts'
import { areFewWords, questionWords } from './openingPhrases.ts'

/** The reply to a question beside an answer that no table has to the letter, or to what is told of the visit. */
export function sideQuestionReply(funnel: Funnel, key: Key, text: string): string | null {
  const { plain } = normalized(text)
  if (key === 'document' && isAboutOthers(plain) && !/\bcnpj\b/.test(plain)) return replyToTalk(funnel, 'otherHolder')
  const told = text.includes('?') ? null : toldBeside(funnel, key, plain)
  return told ?? replyToPart(funnel, key, plain)
}

/** The reply to the part of a line that asks most surely. A part with a mark of its own need not be as sure. */
export function replyToPart(funnel: Funnel, key: Key, plain: string, least = marked): string | null {
  const place = conversationPlace(key, standOf(funnel))
  const parts = partsThatAsk(plain).map((part) => ({ part, best: rankMeanings(part, place)[0] }))
  const [first] = parts
    .filter(({ best }) => best && !ofAnswers.has(best.id))
    .toSorted((one, other) => (other.best?.sure ?? 0) - (one.best?.sure ?? 0))
  if (!first) return null
  const isFew = first.part.split(' ').length < 3
  const likely = likelyReply(
    funnel,
    first.part,
    key,
    isFew ? certain : first.part.includes('?') ? least : Math.max(least, unmarked),
  )
  if (likely && 'reply' in likely) return likely.reply
  return likely && 'offer' in likely ? likely.answer : null
}

/** The ends of a line that ask: its last sentence with a mark, what stands after a comma in it, what begins as a question. */
function partsThatAsk(plain: string): string[] {
  const last = sentencesOf(plain).findLast((sentence) => sentence.includes('?'))
  if (last !== undefined) return endsOf(last, afterPause).filter((part) => !agreed.test(part) || !areFewWords(part))
  return [
    ...endsOf(plain, beforeWord).filter((part) => part.includes(' ') && beginsAsQuestion.test(expandShortForms(part))),
    ...endsOf(plain, afterPause).filter((part) => asksWithin.test(expandShortForms(part))),
  ]
}

const endsOf = (plain: string, between: RegExp) =>
  [0, ...Array.from(plain.matchAll(between), ({ index, 0: gap }) => index + gap.length)].map((at) =>
    plain.slice(at).trim(),
  )
const afterPause = /[,;.!(]+\s+|\s+(?=(?:mas|so que)\s)/g
const beforeWord = /(?<!\b(?:nao|n|que|q|se|quem|ja|so))\s+/g
/** Words that begin a question, where nothing marks it. */
const beginsAsQuestion = new RegExp(
  `^(?:(?:e|mas) )?(?:${questionWords}|tem (?!(?:que|um|uma|uns|dois|duas|\\d+)\\b)|tenho que|precis[ao]|pode|da problema|vai|voces?|tu|para que|que que|quero saber|queria saber)\\b`,
)
const asksWithin = /\b(?:voces?|o que acontece|como fica|tem (?:problema|diferenca))\b/
const [certain, unmarked, marked] = [0.8, 0.65, 0.5]
/** Answers, and how to find or choose what has been given. */
const ofAnswers = new Set(['answer', 'none', 'agree', 'decline', 'account-digit', 'due-day-best', 'due-day-what'])

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
const sureEnough = 0.6
const ofVisit = new Set([
  'condo',
  'at-home',
  'install-later',
  'email-needed',
  'visit-hours',
  'account-whose',
  'talk:callTimes',
  'talk:access',
  'talk:credit',
  'credit',
  'talk:toCrew',
])
