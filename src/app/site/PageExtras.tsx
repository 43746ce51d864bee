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

/** What is added after a page is shown. Tracking is added to open pages only, which belong to no order. */
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

/** Third-party scripts end with their document. Where one ran in this tab, orders and the site have documents of their own. */
function useDocumentBoundary(routes: PageRoute[], pathname: string) {
  const campaign = useCampaign()
  useEffect(() => {
    const isOpenHere = isOpen(routes, pathname)
    const pathOf = (address: string) => pathBelowCampaign(campaign, new URL(address, window.location.href).pathname)
    return documentBoundary.set((address) => foreignScripts.inTab() && isOpen(routes, pathOf(address)) !== isOpenHere)
  }, [routes, campaign, pathname])
}
