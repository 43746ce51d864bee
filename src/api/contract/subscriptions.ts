import { andText } from './values/lists.ts'

/** The slugs of the streamings that a plan can include. */
export const streamings = { 'globo-play': 'Globoplay', MAX: 'HBO Max', 'paramount-plus': 'Paramount+' } as const
const subscriptions = { ...streamings, deezer: 'Deezer' } as const
export type Subscription = keyof typeof subscriptions

const names = new Map<string, string>(Object.entries(subscriptions))

export const isSubscription = (slug: string): slug is Subscription => names.has(slug)

export const subscriptionName = (slug: string) => names.get(slug) ?? slug

/** Subscriptions in words: 'HBO Max e Deezer'. */
export const streamingNames = (slugs: readonly string[]) => andText(slugs.map(subscriptionName))
