import { useEffect, useState } from 'react'
import { useLocation, useRoutes, type RouteObject } from 'react-router'
import { TopBar } from '../ui/TopBar.tsx'
import { isLoaded, load } from './loading.ts'

/** The page at the address. The one before stays until the code of the next is here. */
export function Site({ routes }: { routes: RouteObject[] }) {
  const here = useLocation()
  const [last, setLast] = useState(here)
  const ready = isLoaded(routes, here)
  useEffect(() => {
    let gone = false
    const arrive = () => gone || setLast(here)
    load(routes, here).then(arrive, () => window.location.reload())
    return () => {
      gone = true
    }
  }, [routes, here])
  const page = useRoutes(routes, ready ? here : last)
  return (
    <>
      <TopBar busy={!ready} />
      {page}
    </>
  )
}
