import { streamings } from '../api/contract/operatorSite/names.ts'

export type Streaming = keyof typeof streamings

/** The streamings that plans include, in the order of their switches. */
export const streamingOrder: readonly Streaming[] = Object.keys(streamings).filter(isStreaming)

function isStreaming(slug: string): slug is Streaming {
  return Object.hasOwn(streamings, slug)
}
