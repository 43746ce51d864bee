/** The streamings a plan can be taken with, in the order of their switches. */
export const streamings = { 'globo-play': 'Globoplay', MAX: 'HBO Max', 'paramount-plus': 'Paramount+' } as const
export type Streaming = keyof typeof streamings

export const streamingOrder = ['globo-play', 'MAX', 'paramount-plus'] as const satisfies readonly Streaming[]

/** A subscription in words: 'HBO Max'. */
export function subscriptionName(slug: string): string {
  if (slug === 'deezer') return 'Deezer'
  return streamingOrder.flatMap((known) => (known === slug ? [streamings[known]] : []))[0] ?? slug
}
