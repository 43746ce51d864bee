import type { Streaming } from './streamings.ts'

/** What the address of a home page puts first: a speed in Mega, or a streaming that all its plans have. */
export type Focus = { speed?: number; streaming?: Streaming }

/** The addresses of the home page that name a speed or a streaming. */
export const focuses: Readonly<Record<string, Focus>> = {
  '/700mb': { speed: 700 },
  '/500mb': { speed: 500 },
  '/1gb/index.temp': { speed: 1000 },
  '/paramount': { streaming: 'paramount-plus' },
  '/hbo-max': { streaming: 'MAX' },
  '/globoplay': { streaming: 'globo-play' },
}
