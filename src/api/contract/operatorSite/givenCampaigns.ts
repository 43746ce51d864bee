import { readGivenFile } from './readGivenFile.ts'
import { siteFileSchemas } from './siteFileSchemas.ts'

/** The campaigns that the operator gave. */
export const givenCampaigns = readGivenFile('campaigns.json', siteFileSchemas['campaigns.json']) ?? []
