import { use, useCallback, useSyncExternalStore } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { Campaign } from '../../api/contract/sale/campaign.ts'
import { withoutTrailingSlash } from '../../content/campaigns/pathBelowCampaign.ts'
import { focuses, type Focus } from '../../content/landingFocuses.ts'
import { Landing } from '../../pages/landing/Landing.tsx'
import { thisBrowser } from '../../browser/storage.ts'
import { emptySubscribe } from '../../browser/emptySubscribe.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useCampaign } from '../../ui/useCampaign.ts'
import { orderStorageKey } from '../order/orderStorageKey.ts'
import { fetchPlans, lazyLandingApi } from './lazyLandingApi.ts'
import { PageData } from './pageData.ts'
import { useLoaded } from './useLoaded.ts'

/** The home page, unless its campaign begins elsewhere. */
export function Component() {
  const campaign = useCampaign()
  const { pathname, search } = useLocation()
  return campaign.begins !== undefined && pathname === '/' ? (
    <Navigate to={campaign.begins + search} replace />
  ) : (
    <Home campaign={campaign} pathname={pathname} />
  )
}

/** The page with its plans and coverage check. The page data contains the plans without a focus. */
function Home({ campaign, pathname }: { campaign: Campaign; pathname: string }) {
  const focus = focusAt(pathname)
  const { landing } = use(PageData)
  const plans = useCallback(() => fetchPlans(campaign, focus), [campaign, focus])
  const { data, reload } = useLoaded(focus === noFocus ? landing : undefined, plans)
  const isOrderKept = useSyncExternalStore(emptySubscribe, isKept, () => false)
  return (
    <Landing
      data={data}
      focus={focus}
      left={isOrderKept && <UnfinishedOrderBanner />}
      onReload={reload}
      calls={lazyLandingApi}
    />
  )
}

/** Lazy, because few visitors have an order, and it renders after the page. */
const UnfinishedOrderBanner = lazyPart(async () => (await import('./UnfinishedOrderBanner.tsx')).UnfinishedOrderBanner)
const isKept = () => thisBrowser.read(orderStorageKey) !== null

/** The focus of an address: a speed to list first, or a streaming that all listed plans have. */
const focusAt = (pathname: string): Focus => focuses[withoutTrailingSlash(pathname)] ?? noFocus
const noFocus: Focus = {}
