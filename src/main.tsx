import './ui/tokens.css'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { App } from './app/App.tsx'
import { Fallen } from './app/Fallen.tsx'
import { isAnswered, isNowhere, load } from './app/loading.ts'
import { pageDataOf } from './app/pageData.ts'
import { pathBelow, plainCampaign } from './content/campaign.ts'
import { routes } from './routes.tsx'
import { keptQuery } from './tracking/query.ts'
import { version } from './tracking/version.ts'
import { thisBrowser, thisTab } from './browser/storage.ts'
import { restoreTheme } from './ui/theme.ts'
import { restoreZoom } from './ui/zoom.ts'

const root = document.getElementById('root')
if (root) void start(root)

/** Notes how the visitor came, fetches the code of the page at this address, then takes over what the server sent, or renders into the empty shell, whose title and robots the page replaces by its own. */
async function start(container: HTMLElement) {
  const sent = pageDataOf(container)
  const campaign = { ...(sent.campaign ?? plainCampaign), ...(isTest() && { noindex: true as const }) }
  const pathname = pathBelow(campaign, window.location.pathname)
  restoreTheme(campaign.dark ? 'dark' : undefined)
  restoreZoom()
  version()
  const isAsSent = container.hasChildNodes() && (!sent.missing || isNowhere(routes, { pathname }))
  const page = isAsSent ? null : createRoot(container)
  await untilHere({ pathname }, page)
  const app = <App campaign={campaign} sent={sent} />
  if (!page) return void hydrateRoot(container, app)
  for (const said of document.querySelectorAll('title,[name=robots]')) said.remove()
  page.render(app)
}

/** Waits for the code of the page, however long the line is away. What the server sent can be read and answered meanwhile; an empty page says what is kept. */
async function untilHere(at: { pathname: string }, page: Root | null) {
  while (!(await load(routes, at).then(() => true, () => false))) {
    page?.render(<Fallen />)
    if (page) await beginAnew()
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  thisTab.take(begunAnew)
}

/** Code of another version, or that a browser does not ask for twice, comes with the page begun anew: once. */
async function beginAnew() {
  if (thisTab.read(begunAnew) !== null || !(await isAnswered())) return
  thisTab.write(begunAnew, 'once')
  window.location.reload()
}

const PAUSE = 2000
const begunAnew = 'begun-anew'

/** A visit that tries things out, or one against another API, is nothing for search engines. */
function isTest() {
  return keptQuery(window.location.search).has('test') || thisBrowser.read('api-host') !== null
}
