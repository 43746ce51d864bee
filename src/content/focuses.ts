import type { Campaign } from '../api/contract/campaign.ts'
import type { Streaming } from './streamings.ts'

/** What the address of a home page shows first: a speed in Mega, or the plans with a streaming and all about it. */
export type Focus = { speed?: number; streaming?: Streaming; about?: Campaign['content'] }

/** The address of the plans with a streaming. */
export const pathWith = (streaming: string): string | undefined =>
  Object.keys(focuses).find((path) => focuses[path]?.streaming === streaming)

/** The home page's addresses with a focus. */
export const focuses: Readonly<Record<string, Focus>> = {
  '/700mb': { speed: 700 },
  '/500mb': { speed: 500 },
  '/1gb/index.temp': { speed: 1000 },
  '/paramount': { streaming: 'paramount-plus', about: 'paramount' },
  '/hbo-max': { streaming: 'MAX', about: 'hbo-max' },
  '/globoplay': { streaming: 'globo-play', about: 'globoplay' },
}
