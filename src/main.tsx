import './ui/tokens.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { AddressBar } from './app/AddressBar.tsx'
import { isNowhere, load } from './app/loading.ts'
import { PageData, pageDataOf } from './app/pageData.ts'
import { Site } from './app/Site.tsx'
import { routes } from './routes.tsx'
import { restoreTheme } from './ui/theme.ts'
import { restoreZoom } from './ui/zoom.ts'

const root = document.getElementById('root')
restoreTheme()
restoreZoom()
if (root) void start(root)

/** Fetches the code of the page at this address, then takes over what the server sent, or renders into the empty shell. */
async function start(container: HTMLElement) {
  await load(routes, window.location)
  const sent = pageDataOf(container)
  const app = (
    <StrictMode>
      <PageData value={sent}>
        <AddressBar>
          <Site routes={routes} />
        </AddressBar>
      </PageData>
    </StrictMode>
  )
  const isAsSent = container.hasChildNodes() && (!sent.missing || isNowhere(routes, window.location))
  if (isAsSent) hydrateRoot(container, app)
  else createRoot(container).render(app)
}
