import { learnedKindReplies } from '../../content/talk/learnedKindReplies.ts'
import { orderReplies } from '../../content/talk/orderReplies.ts'
import { talk, type Replies, type TalkKind, type TalkPlace } from '../../content/talk/talk.ts'

/** Whether there is an order that questions are about. */
export const isOwnOrder = (place: TalkPlace) => place === 'review' || place === 'done' || place === 'ended'

/** Whether a kind is about orders, but has no reply for one that has ended or cannot exist. */
export function isOfOther(kind: TalkKind, place: TalkPlace): boolean {
  const replies: Replies = talk[kind]
  return endings.has(place) && Object.hasOwn(ofOrders, kind) && replies[place] === undefined
}
const ofOrders = { ...orderReplies, ...learnedKindReplies }
const endings = new Set<TalkPlace>(['ended', 'refused', 'noOffer', 'noOffers'])
