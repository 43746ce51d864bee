import type { Streaming } from './streamings.ts'

/** What the address of a home page shows first: a speed in Mega, or the plans with a streaming. */
export type Focus = { speed?: number; streaming?: Streaming }

/** The address of the plans with a streaming. */
export const pathWith = (streaming: string): string | undefined =>
  Object.keys(focuses).find((path) => focuses[path]?.streaming === streaming)

/** The home page's addresses with a focus. */
export const focuses: Readonly<Record<string, Focus>> = {
  '/700mb': { speed: 700 },
  '/500mb': { speed: 500 },
  '/1gb/index.temp': { speed: 1000 },
  '/paramount': { streaming: 'paramount-plus' },
  '/hbo-max': { streaming: 'MAX' },
  '/globoplay': { streaming: 'globo-play' },
}
