/** The slugs of the streamings that a plan can include. */
export const streamings = { 'globo-play': 'Globoplay', MAX: 'HBO Max', 'paramount-plus': 'Paramount+' } as const
const subscriptions = { ...streamings, deezer: 'Deezer' } as const
export type Subscription = keyof typeof subscriptions

const names = new Map<string, string>(Object.entries(subscriptions))
const listed = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

export const subscriptionName = (slug: string) => names.get(slug) ?? slug

/** Subscriptions in words: 'HBO Max e Deezer'. */
export const streamingNames = (slugs: readonly string[]) => listed.format(slugs.map(subscriptionName))
