import { givenCampaigns } from './givenCampaigns.ts'

/** The operator's settings for the site without a campaign. */
export const givenPlainCampaign = givenCampaigns.find(({ prefix }) => prefix === '') ?? null
