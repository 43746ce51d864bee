import { useEffect, useState } from 'react'
import { useLocation, useRoutes } from 'react-router'
import type { PageRoute } from '../routes.tsx'
import { TopBar } from '../ui/TopBar.tsx'
import { useCampaign } from '../ui/useCampaign.ts'
import { isAnswered, isLoaded, load, pageAt, wayTo } from './loading.ts'

/** The page at the address. The one before stays until the code of the next is here, however long the line is away. */
export function Site({ routes }: { routes: PageRoute[] }) {
  const here = useLocation()
  const [last, setLast] = useState(here)
  const ready = isLoaded(routes, here)
  const shown = ready ? here : last
  useEffect(() => {
    let gone = false
    const arrive = () => gone || setLast(here)
    const fetchCode = () => load(routes, here).then(arrive, startAgain)
    const startAgain = async () => {
      if (await isAnswered()) return gone || window.location.reload()
      setTimeout(() => gone || void fetchCode(), PAUSE)
    }
    void fetchCode()
    return () => {
      gone = true
    }
  }, [routes, here])
  const page = useRoutes(wayTo(routes, shown), shown)
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

const PAUSE = 1000
