import { careReplies } from './careReplies.ts'
import { learnedKindReplies } from './learnedKindReplies.ts'
import { orderReplies } from './orderReplies.ts'
import { sellingReplies } from './sellingReplies.ts'

/** Where an order stands when somebody says what is no answer. */
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

/**
 * Replies to one kind of talk, by where the order stands, else `any`. The first new one with known figures is said.
 * `{price}` stands for a figure of this order, and `{,name}` for one that may be missing.
 */
export type Replies = { readonly [S in TalkPlace | 'any']?: readonly string[] }

/** What is said to each kind of talk that is neither an answer nor a question of the table. */
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

/** Where a plan is chosen, too, and nothing is accepted yet. */
const ofChosen = new Set<TalkPlace>(['quiz', 'noVisits', 'review'])
