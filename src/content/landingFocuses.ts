import type { PictureName } from '../api/contract/pictureName.ts'
import type { Campaign } from '../api/contract/sale/campaign.ts'
import { streamingCampaigns, streamingPrefixes, type Streaming } from '../api/contract/sale/streamings.ts'

/** The focus of a home page's address: a speed in Mega, or a streaming with all about it. */
export type Focus = { speed?: number; streaming?: Streaming; about?: Campaign['content']; picture?: PictureName }

/** The address of the plans with a streaming. */
export const pathWith = (streaming: string): string | undefined =>
  Object.keys(focuses).find((path) => focuses[path]?.streaming === streaming)

/** The home page's addresses with a focus. */
export const focuses: Readonly<Record<string, Focus>> = {
  '/700mb': { speed: 700, picture: 'gauge-700' },
  '/500mb': { speed: 500, picture: 'gauge-500' },
  '/1gb/index.temp': { speed: 1000, picture: 'gauge-1000' },
  ...Object.fromEntries(
    streamingPrefixes.map((about) => {
      const { streaming, mural } = streamingCampaigns[about]
      return [`/${about}`, { streaming, about, picture: mural }]
    }),
  ),
}
