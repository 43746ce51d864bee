import { learnedKindReplies } from '../../content/talk/learnedKindReplies.ts'
import { orderReplies } from '../../content/talk/orderReplies.ts'
import { talk, type Replies, type TalkKind, type TalkPlace } from '../../content/talk/talk.ts'

/** Whether there is an order to look at, so that a question is about it. */
export const isOwnOrder = (place: TalkPlace) => place === 'review' || place === 'done' || place === 'ended'

/** Whether a kind that is about an order has nothing to say of one that has ended, or that there cannot be. */
export function isOfOther(kind: TalkKind, place: TalkPlace): boolean {
  const replies: Replies = talk[kind]
  return endings.has(place) && Object.hasOwn(ofOrders, kind) && replies[place] === undefined
}
const ofOrders = { ...orderReplies, ...learnedKindReplies }
const endings = new Set<TalkPlace>(['ended', 'refused', 'noOffer', 'noOffers'])
