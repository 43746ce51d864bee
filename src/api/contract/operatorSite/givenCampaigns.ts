import { givenFile } from './givenFile.ts'
import { siteFiles } from './siteFiles.ts'

/** The campaigns that the operator gave. */
export const givenCampaigns = givenFile('campaigns.json', siteFiles['campaigns.json']) ?? []
