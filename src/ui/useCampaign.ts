import { createContext, use } from 'react'
import { plainCampaign } from '../api/contract/sale/campaign.ts'

export const CampaignContext = createContext(plainCampaign)

export const useCampaign = () => use(CampaignContext)
