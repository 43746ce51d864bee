import './ui/tokens.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { CrashPage } from './app/site/CrashPage.tsx'
import { isNowhere, untilLoaded } from './app/url/loadPage.ts'
import { forgetOldOrder } from './app/order/forgetOldOrder.ts'
import { pageDataOf } from './app/site/pageData.ts'
import { plainCampaign } from './api/contract/sale/campaign.ts'
import { pathBelowCampaign } from './content/campaigns/pathBelowCampaign.ts'
import { routes } from './routes.tsx'
import { keptQuery } from './tracking/linkParameters.ts'
import { abVersion } from './tracking/abVersion.ts'
import { thisBrowser } from './browser/storage.ts'
import { restoreTheme } from './ui/theme.ts'
import { restoreZoom } from './ui/zoom.ts'

const root = document.getElementById('root')
if (root) void start(root)

/** Loads the code, then hydrates or renders. Offline, a prerendered page stays; an empty one shows CrashPage. */
async function start(container: HTMLElement) {
  const sent = pageDataOf(container)
  const campaign = { ...(sent.campaign ?? plainCampaign), ...(isTest() && { noindex: true as const }) }
  const pathname = pathBelowCampaign(campaign, window.location.pathname)
  restoreTheme(campaign.dark ? 'dark' : undefined)
  restoreZoom()
  forgetOldOrder()
  abVersion()
  const isAsSent = container.hasChildNodes() && (!sent.missing || isNowhere(routes, { pathname }))
  const page = isAsSent ? null : createRoot(container)
  await untilLoaded(routes, { pathname }, { mayBeginAnew: page !== null, onFailure: () => page?.render(<CrashPage />) })
  const app = <App campaign={campaign} sent={sent} />
  if (!page) return startTransition(() => void hydrateRoot(container, app))
  for (const said of document.querySelectorAll('title,[name=robots]')) said.remove()
  startTransition(() => page.render(app))
}

/** Test visits and visits against another API are not indexed. */
function isTest() {
  return keptQuery(window.location.search).has('test') || thisBrowser.read('api-host') !== null
}
