import type { PictureName } from '../pictureName.ts'

const watched = { 'globo-play': 'Globoplay', MAX: 'HBO Max', 'paramount-plus': 'Paramount+' } as const
const heard = { deezer: 'Deezer' } as const

/** The streamings and music that plans may include. An operator may rename them. */
export const ownStreamingNames = { ...watched, ...heard } as const
export type Subscription = keyof typeof ownStreamingNames

export const isSubscription = (slug: string): slug is Subscription => Object.hasOwn(ownStreamingNames, slug)

export type Streaming = keyof typeof watched
export const isStreaming = (slug: string): slug is Streaming => Object.hasOwn(watched, slug)

/** The video streamings, in the order of their switches. */
export const streamingOrder: readonly Streaming[] = Object.keys(watched).filter(isStreaming)

export const music: readonly string[] = Object.keys(heard)

/** The campaign of a streaming: its banner's picture, and its plans. */
type Page = {
  streaming: Streaming
  mural: PictureName
  lpOrigin: string
  sale: { skus: readonly string[]; offLanding?: readonly string[] }
}

/** The plans that campaigns for mobile customers sell too. */
export const globoplaySale = { skus: ['d600gl', 'd600gles', 'd600sp'], offLanding: ['d600gles', 'd600sp'] } as const

/** The campaigns about a streaming, by their prefix, which is also the name of their content. */
export const streamingCampaigns = {
  paramount: {
    streaming: 'paramount-plus',
    mural: 'popcorn',
    lpOrigin: 'LP Paramount',
    sale: { skus: ['d500br', 'd600b', 'd1000c', 'd2000b'] },
  },
  'hbo-max': {
    streaming: 'MAX',
    mural: 'film',
    lpOrigin: 'LP HBO Max',
    sale: { skus: ['d500b', 'd600c', 'd1000d', 'd2000b'] },
  },
  globoplay: { streaming: 'globo-play', mural: 'play', lpOrigin: 'LP Globoplay', sale: globoplaySale },
} as const satisfies Record<string, Page>

export type StreamingPrefix = keyof typeof streamingCampaigns

export const isOfStreaming = (content: string): content is StreamingPrefix => Object.hasOwn(streamingCampaigns, content)
export const streamingPrefixes = Object.keys(streamingCampaigns).filter(isOfStreaming)
