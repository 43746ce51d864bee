import { useEffect, useState } from 'react'
import { useLocation, useRoutes } from 'react-router'
import type { PageRoute } from '../routes.tsx'
import { TopBar } from '../ui/TopBar.tsx'
import { useCampaign } from '../ui/useCampaign.ts'
import { isLoaded, load, pageAt } from './loading.ts'

/** The page at the address. The one before stays until the code of the next is here; without a line, until there is one again. */
export function Site({ routes }: { routes: PageRoute[] }) {
  const here = useLocation()
  const [last, setLast] = useState(here)
  const ready = isLoaded(routes, here)
  const shown = ready ? here : last
  useEffect(() => {
    let gone = false
    const arrive = () => gone || setLast(here)
    const startAgain = () => gone || !navigator.onLine || window.location.reload()
    const fetchCode = () => void load(routes, here).then(arrive, startAgain)
    fetchCode()
    window.addEventListener('online', fetchCode)
    return () => {
      gone = true
      window.removeEventListener('online', fetchCode)
    }
  }, [routes, here])
  const page = useRoutes(routes, shown)
  const { layout, ofOrder } = pageAt(routes, shown)
  const { noindex } = useCampaign()
  return (
    <>
      {noindex && !ofOrder && layout !== 'not-found' && <meta name="robots" content="noindex" />}
      <TopBar busy={!ready} />
      <div data-layout={layout}>{page}</div>
    </>
  )
}
