import { campaigns, plainSite, type CampaignRow } from '../../src/api/contract/campaigns.ts'

/**
 * A campaign by its prefix, or by the short name of its mobile plan. An unknown one sells what the plain site sells.
 */
export const findCampaign = (addon: string | null): CampaignRow =>
  campaigns.find(({ prefix }) => prefix === addon) ??
  campaigns.find(({ alias }) => alias !== undefined && alias === addon) ??
  plainSite
