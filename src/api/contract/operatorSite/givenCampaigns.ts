import { readGivenFile } from './readGivenFile.ts'
import { siteFileSchemas } from './siteFileSchemas.ts'

/** The operator's campaigns. */
export const givenCampaigns = readGivenFile('campaigns.json', siteFileSchemas['campaigns.json']) ?? []
