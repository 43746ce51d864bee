import { askedAt } from '../../content/faq/askedAt.ts'
import { questionFaq } from '../../content/faq/questionFaq.ts'
import type { Key } from '../../content/questions/answers.ts'
import type { TalkKind } from '../../content/talk/talk.ts'
import type { Funnel } from '../../funnel/state.ts'
import { toldPlans } from '../asTyped.ts'
import { faqReply } from '../faqReply.ts'
import { kindsHere, replyToTalk } from '../talk/replyToTalk.ts'
import { entryOf } from '../topics.ts'
import { meaningsOf, type Meaning } from './meaning.ts'

/** From here on a meaning is answered, and from there on it is asked whether it is meant. */
const [answered, offered] = [0.25, 0.15]

/** What a line most likely means where nothing else is made of it: its reply, or the question to ask back. */
export type Likely = { reply: string; asked?: string } | { offer: string }

export function likelyReply(funnel: Funnel, plain: string, key: Key | null): Likely | null {
  const kinds = kindsHere(funnel, key)
  const [best] = meaningsHere(plain, key, kinds)
  if (!best || best.sure < offered || best.id === nothing) return null
  const entry = entryOf(best)
  if (best.sure < answered) return entry ? { offer: entry.question } : null
  const kind = talkOf(best.id, kinds)
  const reply = kind ? replyToTalk(funnel, kind, plain) : entry && faqReply(entry, toldPlans(funnel), plain)
  return reply ? { reply, ...(entry && { asked: entry.question }) } : null
}

/** The meanings that have a reply here, the likeliest first. What means the same counts together. */
function meaningsHere(plain: string, key: Key | null, kinds: ReadonlySet<TalkKind>): Meaning[] {
  const own = (key && askedAt[key === 'offer' ? 'plan' : key]) ?? {}
  const odds = new Map<string, number>()
  for (const { id, sure } of meaningsOf(plain)) {
    const talk = sameTalk[id]
    const meant = talk && kinds.has(talk) ? `talk:${talk}` : id
    const kind = talkOf(meant, kinds)
    if (meant === nothing || (kind ? !never.has(kind) : entryOf({ id: meant })))
      odds.set(meant, (odds.get(meant) ?? 0) + sure * (id in own ? 2 : elsewhere.has(id) ? 0.5 : 1))
  }
  return [...odds].map(([id, sure]) => ({ id, sure })).toSorted((a, b) => b.sure - a.sure)
}

/** What is asked of one question alone. */
const elsewhere = new Set(questionFaq.map(({ id }) => id))

/** What has nothing to do with the order. */
const nothing = 'none'

const talkOf = (id: string, kinds: ReadonlySet<TalkKind>) => [...kinds].find((kind) => id === `talk:${kind}`) ?? null

/** A guess is not enough for these. */
const never = new Set<TalkKind>(['distress', 'danger', 'call', 'calling', 'grief', 'holderDied', 'insult', 'bye'])

/** Questions of the table that a kind of talk answers, too, with the figures of the order. */
const sameTalk: { readonly [id in string]?: TalkKind } = {
  'first-bill': 'firstBill',
  'price-after': 'laterPrice',
  'someone-else': 'otherHolder',
  fine: 'leaving',
  'talk:leavingAfter': 'leaving',
  credit: 'credit',
  business: 'forBusiness',
  'mobile-bonus': 'mobileBonus',
  'mother-died': 'motherDied',
  withdraw: 'howWithdraw',
  assistant: 'who',
  'order-status': 'ownOrder',
  discount: 'discount',
  loyalty: 'loyaltyAgain',
  switch: 'switching',
}
