import type { Campaign } from '../../api/contract/sale/campaign.ts'
import { isOfStreaming } from '../../api/contract/sale/streamings.ts'
import { streamingPages } from '../../content/streamingPages.ts'
import { LoyaltyPointsSteps } from './LoyaltyPointsSteps.tsx'
import { StreamingCampaign } from './StreamingCampaign.tsx'

/** The part that only the home page of this content shows. */
export function CampaignPart({ content }: { content: Campaign['content'] }) {
  if (isOfStreaming(content)) return <StreamingCampaign page={streamingPages[content]} />
  return content === 'livelo' && <LoyaltyPointsSteps />
}
