import { givenCampaigns } from './givenCampaigns.ts'

/** The site without a campaign, as the operator gave it. */
export const givenPlainCampaign = givenCampaigns.find(({ prefix }) => prefix === '') ?? null
