import { careReplies } from './careReplies.ts'
import { learnedKindReplies } from './learnedKindReplies.ts'
import { orderReplies } from './orderReplies.ts'
import { sellingReplies } from './sellingReplies.ts'

/** The stages of an order at which talk is answered. */
export const talkPlaces = [
  'address',
  'plan',
  'chosen',
  'quiz',
  'review',
  'done',
  'ended',
  'refused',
  'noOffer',
  'noOffers',
  'noVisits',
] as const
export type TalkPlace = (typeof talkPlaces)[number]

/** Replies by stage, else `any`; the first unused one wins. `{price}` is a known figure, `{,name}` an optional one. */
export type Replies = { readonly [S in TalkPlace | 'any']?: readonly string[] }

/** Replies to each kind of talk that is neither an answer nor a FAQ question. */
export const talk = {
  ...careReplies,
  ...sellingReplies,
  ...orderReplies,
  ...learnedKindReplies,
} satisfies Record<string, Replies>
export type TalkKind = keyof typeof talk

export const talkKinds = Object.keys(talk).filter((name): name is TalkKind => name in talk)

export const repliesTo = (kind: TalkKind, stand: TalkPlace): readonly string[] => {
  const replies: Replies = talk[kind]
  return replies[stand] ?? (ofChosen.has(stand) ? replies.chosen : undefined) ?? replies.any ?? []
}

/** Stages after the choice of a plan and before the acceptance. */
const ofChosen = new Set<TalkPlace>(['quiz', 'noVisits', 'review'])
