import { StrictMode } from 'react'
import type { Campaign } from '../api/contract/campaign.ts'
import { callErrors } from '../api/contract/errors/callErrors.ts'
import { lazy } from '../browser/lazy.ts'
import { FindCepsContext, type FindCeps } from '../order/questions/findCeps.ts'
import { routes } from '../routes.tsx'
import { CampaignContext } from '../ui/useCampaign.ts'
import { AddressBar } from './address/AddressBar.tsx'
import { Standing } from './site/CrashPage.tsx'
import { PageData, type Sent } from './site/pageData.ts'
import { Site } from './site/Site.tsx'

/** The product in a browser, at the address that it shows, with what its page was sent with. */
export function App({ campaign, sent = {} }: { campaign: Campaign; sent?: Sent | undefined }) {
  return (
    <StrictMode>
      <Standing>
        <PageData value={sent}>
          <CampaignContext value={campaign}>
            <FindCepsContext value={findCeps}>
              <AddressBar basename={`/${campaign.prefix}`}>
                <Site routes={routes} />
              </AddressBar>
            </FindCepsContext>
          </CampaignContext>
        </PageData>
      </Standing>
    </StrictMode>
  )
}

const cepApi = lazy(() => import('./cepApi.ts'))
const findCeps: FindCeps = (sought) =>
  cepApi.load().then(
    (api) => api.findCeps(sought),
    () => ({ error: callErrors.network }),
  )
