import { deezer, streamings } from './operatorSite/names.ts'
import { andText } from './values/joinWords.ts'

const subscriptions = { ...streamings, deezer }
export type Subscription = keyof typeof subscriptions

const names = new Map<string, string>(Object.entries(subscriptions))

export const isSubscription = (slug: string): slug is Subscription => names.has(slug)

export const subscriptionName = (slug: string) => names.get(slug) ?? slug

/** Subscriptions in words: 'HBO Max e Deezer'. */
export const streamingNames = (slugs: readonly string[]) => andText(slugs.map(subscriptionName))
