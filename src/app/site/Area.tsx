import { use } from 'react'
import { useLocation } from 'react-router'
import { withoutTrailingSlash } from '../../content/campaigns/pathBelowCampaign.ts'
import { AreaPage } from '../../pages/area/AreaPage.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { lazyLandingApi } from './lazyLandingApi.ts'
import { PageData } from './pageData.ts'

/** The page of an area, rendered only with the data that it was sent with. */
export function Component() {
  const { area } = use(PageData)
  const { pathname } = useLocation()
  return area?.path === withoutTrailingSlash(pathname) ? <AreaPage area={area} calls={lazyLandingApi} /> : <NotFound />
}

const NotFound = lazyPart(async () => (await import('../../pages/NotFound.tsx')).Component)
