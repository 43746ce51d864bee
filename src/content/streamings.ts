/** The streamings a plan can be taken with, in the order of their switches. */
export const streamings = { 'globo-play': 'Globoplay', MAX: 'HBO Max', 'paramount-plus': 'Paramount+' } as const
export type Streaming = keyof typeof streamings

export const streamingOrder = ['globo-play', 'MAX', 'paramount-plus'] as const satisfies readonly Streaming[]

/** Subscriptions in words: 'HBO Max e Deezer'. */
export const streamingNames = (subscriptions: readonly string[]) => listed.format(subscriptions.map(nameOf))

const listed = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

function nameOf(slug: string): string {
  if (slug === 'deezer') return 'Deezer'
  return streamingOrder.flatMap((known) => (known === slug ? [streamings[known]] : []))[0] ?? slug
}
