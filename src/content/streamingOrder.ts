import type { streamings } from '../api/contract/operatorSite/names.ts'

export type Streaming = keyof typeof streamings

/** The streamings that plans include, in the order of their switches. */
export const streamingOrder = ['globo-play', 'MAX', 'paramount-plus'] as const satisfies readonly Streaming[]
