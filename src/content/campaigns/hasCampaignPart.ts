import type { Campaign } from '../../api/contract/campaign.ts'
import { isOfStreaming } from '../../api/contract/streamings.ts'

/** Whether a home page has a part of its own. */
export const hasCampaignPart = (content: Campaign['content']) => content === 'livelo' || isOfStreaming(content)
