import type * as z from 'zod/mini'
import { givenPlainCampaign } from './operatorSite/givenPlainCampaign.ts'
import type { campaign } from './operatorSite/siteFileSchemas.ts'
import { brandName } from './operatorSite/brandAndContact.ts'

/** What the pages of a campaign know of it: everything that varies by the campaign that an address begins with. */
export type Campaign = z.output<typeof campaign>

/** A mobile plan, by the short name that several campaigns share. */
export type Alias = NonNullable<Campaign['alias']>

/** The plan for businesses, which every campaign sells whose home page tells of it. */
export const businessSku = 'd1000em'

/** The site without a campaign. */
export const plainCampaign: Campaign = givenPlainCampaign ?? {
  prefix: '',
  content: '',
  mural: 'family',
  title: `${brandName}: internet por fibra para a casa inteira`,
  offer: '',
  lpOrigin: 'LP Padrão',
  flow: 'order',
  flags: {},
  hides: [],
}
