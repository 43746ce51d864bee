import { StrictMode } from 'react'
import type { Campaign } from '../api/contract/sale/campaign.ts'
import { callErrorMessages } from '../api/contract/errors/callErrorMessages.ts'
import { lazy } from '../browser/lazy.ts'
import { FindCepsContext, type FindCeps } from '../order/questions/FindCepsContext.ts'
import { routes } from '../routes.tsx'
import { CampaignContext } from '../ui/useCampaign.ts'
import { UrlRouter } from './url/UrlRouter.tsx'
import { CrashBoundary } from './site/CrashPage.tsx'
import { PageData, type SentPageData } from './site/pageData.ts'
import { Site } from './site/Site.tsx'

/** Renders the product at the browser's address, with the data that its page was sent with. */
export function App({ campaign, sent = {} }: { campaign: Campaign; sent?: SentPageData | undefined }) {
  return (
    <StrictMode>
      <CrashBoundary>
        <PageData value={sent}>
          <CampaignContext value={campaign}>
            <FindCepsContext value={findCeps}>
              <UrlRouter basename={`/${campaign.prefix}`}>
                <Site routes={routes} />
              </UrlRouter>
            </FindCepsContext>
          </CampaignContext>
        </PageData>
      </CrashBoundary>
    </StrictMode>
  )
}

const cepApi = lazy(() => import('./cepApi.ts'))
const findCeps: FindCeps = (sought) =>
  cepApi.load().then(
    (api) => api.findCeps(sought),
    () => ({ error: callErrorMessages.network }),
  )
