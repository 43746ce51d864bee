import { campaigns, plainSite, type CampaignRow } from '../../src/api/contract/sale/campaigns.ts'

/** A campaign by its prefix or its mobile plan's short name; else the plain site. */
export const findCampaign = (addon: string | null): CampaignRow =>
  campaigns.find(({ prefix }) => prefix === addon) ??
  campaigns.find(({ alias }) => alias !== undefined && alias === addon) ??
  plainSite
