import { useEffect, useState } from 'react'
import { useLocation, useRoutes } from 'react-router'
import type { PageRoute } from '../../routes.tsx'
import { PageLoadingBar } from '../../ui/layout/PageLoadingBar.tsx'
import { useCampaign } from '../../ui/useCampaign.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { isLoaded, pageAt, untilLoaded, routesTo } from '../url/loadPage.ts'

/** Renders the page at the address. The previous page stays until the next one's code is loaded. */
export function Site({ routes }: { routes: PageRoute[] }) {
  const here = useLocation()
  const [last, setLast] = useState(here)
  const ready = isLoaded(routes, here)
  const shown = ready ? here : last
  useEffect(() => {
    const wanted = new AbortController()
    const arriving = untilLoaded(routes, here, { signal: wanted.signal, mayBeginAnew: true })
    void arriving.then((isWanted) => isWanted && setLast(here))
    return () => wanted.abort()
  }, [routes, here])
  const page = useRoutes(routesTo(routes, shown), shown)
  const { layout, ofOrder } = pageAt(routes, shown)
  const { noindex } = useCampaign()
  return (
    <>
      {noindex && !ofOrder && layout !== 'not-found' && <meta name="robots" content="noindex" />}
      <PageLoadingBar busy={!ready} />
      <div data-layout={layout}>{page}</div>
      <PageExtras routes={routes} />
    </>
  )
}

/** Until it is loaded, links to WhatsApp open at once. */
const PageExtras = lazyPart(async () => (await import('./PageExtras.tsx')).PageExtras)
