import { createContext, use } from 'react'
import { plainCampaign } from '../api/contract/campaign.ts'

/** The campaign that the page belongs to. */
export const CampaignContext = createContext(plainCampaign)

export const useCampaign = () => use(CampaignContext)
