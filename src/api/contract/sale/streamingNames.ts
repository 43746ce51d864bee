import { deezer, streamings } from '../operatorSite/brandAndContact.ts'
import { andText } from '../values/joinWords.ts'

const names = new Map<string, string>(Object.entries({ ...streamings, deezer }))

export const subscriptionName = (slug: string) => names.get(slug) ?? slug

/** Subscriptions in words, e.g. 'HBO Max e Deezer'. */
export const streamingNames = (slugs: readonly string[]) => andText(slugs.map(subscriptionName))
