import type * as z from 'zod/mini'
import { givenPlainCampaign } from '../operatorSite/givenPlainCampaign.ts'
import type { campaign } from '../operatorSite/siteFileSchemas.ts'
import { brandName } from '../operatorSite/brandAndContact.ts'

/** The data that a campaign's pages have: everything that varies with the first segments of the address. */
export type Campaign = z.output<typeof campaign>

/** A mobile plan, by the short name that several campaigns share. */
export type Alias = NonNullable<Campaign['alias']>

/** The plan for businesses, which every campaign sells whose home page shows it. */
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
