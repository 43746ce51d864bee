import { plainCampaign, type Alias, type Campaign } from '../../api/contract/sale/campaign.ts'
import { campaigns as rows, type CampaignRow } from '../../api/contract/sale/campaigns.ts'
import { pathBelowCampaign } from './pathBelowCampaign.ts'

/** The campaign of an address, and the rest of the address below it. The longest prefix of whole segments wins. */
export function campaignAt(pathname: string): { campaign: Campaign; path: string } {
  const campaign = longestFirst.find(({ prefix }) => `${pathname}/`.startsWith(`/${prefix}/`)) ?? plainCampaign
  return { campaign, path: pathBelowCampaign(campaign, pathname) }
}

/** A campaign by its prefix. An unknown prefix is the plain site. */
export const campaignOf = (prefix: string): Campaign => byPrefix.get(prefix) ?? plainCampaign

/** The campaign of a mobile plan, below the visitor's campaign if there is one. */
export function mobileCampaign(alias: Alias, here: Campaign): Campaign {
  const own = campaigns.filter((campaign) => campaign.alias === alias)
  return own.find(({ prefix }) => prefix.startsWith(`${here.prefix.split('/')[0]}/`)) ?? own[0] ?? plainCampaign
}

/** Every campaign as its pages need it, the plain site first. */
export const campaigns: readonly Campaign[] = rows.map(onPages)

const byPrefix = new Map(campaigns.map((campaign) => [campaign.prefix, campaign]))
const longestFirst = campaigns
  .filter(({ prefix }) => prefix !== '')
  .toSorted((a, b) => b.prefix.length - a.prefix.length)

function onPages(row: CampaignRow): Campaign {
  const { sale: _, ...campaign } = row
  return campaign
}
