import type { Key } from '../../content/questions/answers.ts'
import { talkKinds, type TalkKind } from '../../content/talk/talk.ts'
import type { Funnel } from '../../funnel/state.ts'
import { notAnAnswerTexts } from '../../content/texts/chat/notAnAnswerTexts.ts'
import { helpAlone } from '../../funnel/views/helpFor.ts'
import { whyQuestionAsked } from '../../funnel/views/whyQuestionAsked.ts'
import { faqReply } from '../replies/faqReply.ts'
import { kindsHere, replyToTalk, standOf } from '../talk/replyToTalk.ts'
import { entryOf } from '../replies/findFaqTopic.ts'
import { tokens } from '../line/wordStems.ts'
import { rankMeanings, type Meaning } from './rankMeanings.ts'
import { conversationPlace } from './conversationPlace.ts'
import { neverGuessed } from '../talk/isTalkNotAnswer.ts'
import { kindOfMeaning } from './faqTalkKinds.ts'
import { isOnlyMentioned } from './isOnlyMentioned.ts'

/** From `answered` on a meaning gets its reply; from `offered` on the visitor is asked whether it is meant. */
export const answered = 0.55
const offered = 0.42

/** The likeliest meaning, at least `least` and one of `among`: a reply, a question to offer, or a yes or no. */
export type Likely = { reply: string; asked?: string } | { offer: string; answer: string | null } | { agrees: boolean }

export function likelyReply(
  funnel: Funnel,
  plain: string,
  key: Key | null,
  least = offered,
  among?: ReadonlySet<string>,
): Likely | null {
  const [best] = meaningsHere(funnel, plain, key)
  if (among && best && !among.has(best.id)) return null
  if (!best || best.sure < least || nothing.has(best.id))
    return least === offered && !among && !isOpening(funnel, key) && isTalkElsewhere(plain)
      ? { reply: notAnAnswerTexts.remark }
      : null
  const entry = entryOf(best)
  if (best.id === 'agree' || best.id === 'decline') return { agrees: best.id === 'agree' }
  if (best.sure < answered && !saysAll(entry?.question, plain))
    return entry ? { offer: entry.question, answer: faqReply(funnel, entry, plain) } : null
  const reply = replyToMeaning(funnel, plain, key, best)
  return reply ? { reply, ...(entry && { asked: entry.question }) } : null
}

/** The reply to one meaning; null for an answer, or for something unrelated to the order. */
export function replyToMeaning(funnel: Funnel, plain: string, key: Key | null, { id }: Meaning): string | null {
  const kind = talkOf(id, kindsHere(funnel))
  if (kind) return replyToTalk(funnel, kind, plain)
  const entry = entryOf({ id })
  if (entry) return faqReply(funnel, entry, plain)
  return key && (id === 'why' || id === 'explain') ? explained(funnel, key, id === 'explain') : null
}

/** Whether a line has every word of a question, so that nothing needs confirmation. */
export function saysAll(question: string | undefined, plain: string): boolean {
  if (question === undefined) return false
  const said = new Set(tokens(plain))
  return tokens(question).every((word) => said.has(word))
}

/** Whether the visitor has just begun, and is welcomed instead. */
const isOpening = ({ kept }: Funnel, key: Key | null) => key === 'cep' && Object.keys(kept).length === 0

/** Whether a line is certainly talk, but not of this place. */
function isTalkElsewhere(plain: string): boolean {
  const [first] = rankMeanings(plain)
  return first !== undefined && first.sure >= answered && first.id.startsWith('talk:')
}

/** Explains how to answer a question, and why it is asked. */
const explained = (funnel: Funnel, key: Key, isAnew: boolean) =>
  [isAnew && helpAlone(funnel, key), whyQuestionAsked(key, funnel)].filter(Boolean).join(' ')

/** The possible meanings at this place, the likeliest first. Equal meanings are summed. */
export function meaningsHere(funnel: Funnel, plain: string, key: Key | null): Meaning[] {
  const kinds = kindsHere(funnel)
  const others = [
    ...nothing,
    ...(key ? ['why', 'explain'] : []),
    ...(asksConsent(key) || isReview(funnel) ? ['agree', 'decline'] : []),
  ]
  const stand = standOf(funnel)
  const all = rankMeanings(plain, conversationPlace(key, stand))
  const odds = new Map<string, number>()
  let here = 0
  for (const { id, sure } of all) {
    const talk = kindOfMeaning(id, stand)
    const meant = talk && kinds.has(talk) ? `talk:${talk}` : id
    const kind = talkOf(meant, kinds)
    if (!others.includes(meant) && !kind && !entryOf({ id: meant })) continue
    here += sure
    if ((kind && neverGuessed.has(kind)) || isOnlyMentioned(key, meant, plain)) continue
    odds.set(meant, (odds.get(meant) ?? 0) + sure)
  }
  const share = all.reduce((sum, { sure }) => sum + sure, 0) / here
  return [...odds].map(([id, sure]) => ({ id, sure: sure * share })).toSorted((a, b) => b.sure - a.sure)
}

const asksConsent = (key: Key | null) => key === 'notice' || key === 'acceptPromotions'
const isReview = (funnel: Funnel) => standOf(funnel) === 'review'
/** Meanings that are unrelated to the order, or an answer. */
const nothing = new Set(['none', 'answer'])

function talkOf(id: string, kinds: ReadonlySet<TalkKind>): TalkKind | null {
  const kind = byMeaning.get(id)
  return kind && kinds.has(kind) ? kind : null
}
const byMeaning = new Map(talkKinds.map((kind) => [`talk:${kind}`, kind]))
