import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { pathBelowCampaign } from '../../content/campaigns/pathBelowCampaign.ts'
import type { PageRoute } from '../../routes.tsx'
import { foreignScripts } from '../../tracking/operatorScripts.ts'
import { rarePart } from '../../ui/lazyPart.tsx'
import { useCampaign } from '../../ui/useCampaign.ts'
import { documentBoundary } from '../url/historyEntries.ts'
import { pageAt } from '../url/loadPage.ts'
import { WhatsappLinkInterceptor } from './WhatsappLinkInterceptor.tsx'

/** Extras loaded after the page is shown. Open pages, which belong to no order, also get tracking. */
export function PageExtras({ routes }: { routes: PageRoute[] }) {
  const { pathname } = useLocation()
  useDocumentBoundary(routes, pathname)
  return (
    <>
      <WhatsappLinkInterceptor />
      {isOpen(routes, pathname) && <VisitTracking />}
    </>
  )
}

const VisitTracking = rarePart(async () => (await import('./VisitTracking.tsx')).VisitTracking)

const isOpen = (routes: PageRoute[], pathname: string) => pageAt(routes, { pathname }).open

/** Third-party scripts end only with their document, so once one ran, an order and the site use separate documents. */
function useDocumentBoundary(routes: PageRoute[], pathname: string) {
  const campaign = useCampaign()
  useEffect(() => {
    const isOpenHere = isOpen(routes, pathname)
    const pathOf = (address: string) => pathBelowCampaign(campaign, new URL(address, window.location.href).pathname)
    return documentBoundary.set((address) => foreignScripts.inTab() && isOpen(routes, pathOf(address)) !== isOpenHere)
  }, [routes, campaign, pathname])
}
