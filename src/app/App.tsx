import { StrictMode } from 'react'
import type { Campaign } from '../content/campaign.ts'
import { routes } from '../routes.tsx'
import { CampaignContext } from '../ui/useCampaign.ts'
import { AddressBar } from './AddressBar.tsx'
import { Standing } from './Fallen.tsx'
import { PageData, type Sent } from './pageData.ts'
import { Site } from './Site.tsx'

/** The product in a browser, at the address that it shows, with what its page was sent with. */
export function App({ campaign, sent = {} }: { campaign: Campaign; sent?: Sent | undefined }) {
  return (
    <StrictMode>
      <Standing>
        <PageData value={sent}>
          <CampaignContext value={campaign}>
            <AddressBar basename={`/${campaign.prefix}`}>
              <Site routes={routes} />
            </AddressBar>
          </CampaignContext>
        </PageData>
      </Standing>
    </StrictMode>
  )
}
