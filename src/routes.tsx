import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { chat, checkout, sale } from './app/order/orderPages.ts'
import { lazy, type Lazy } from './browser/lazy.ts'
import { pagePaths } from './content/pagePaths.ts'
import type { Layout } from './content/flows/screen.ts'
import type { Addresses, Shown } from './content/pages.ts'

/** A page of the product. Pages of an order are children of the order layout. */
export type PageRoute = Pick<RouteObject, 'path' | 'caseSensitive'> & {
  layout?: Layout
  open?: true | undefined
  page: Page
  children?: PageRoute[]
}

type Page = Lazy<{ Component: ComponentType }>

const smallPages = lazy(() => import('./pages/small/SmallPagesRoute.tsx'))

/** The code of each page, loaded when it is visited. The small pages share one chunk. */
const code: Record<Shown, Page> = {
  home: lazy(() => import('./app/site/Home.tsx')),
  order: checkout,
  chat,
  resume: lazy(() => import('./app/site/Resume.tsx')),
  placed: lazy(() => import('./app/site/PlacedOrderLookup.tsx')),
  area: lazy(() => import('./app/site/Area.tsx')),
  rules: lazy(() => import('./app/site/RegulationPages.tsx')),
  missing: lazy(() => import('./pages/NotFound.tsx')),
  cart: smallPages,
  confirming: smallPages,
  call: smallPages,
  mobile: smallPages,
  links: smallPages,
  demo: smallPages,
}

const routesAt = ({ paths, shows, layout, open }: Addresses): PageRoute[] =>
  paths.map((path) => ({ path, caseSensitive: true, layout, open, page: code[shows] }))

/** Every address below the campaign, with its layout. */
export const routes: PageRoute[] = [
  { page: sale, children: pagePaths.filter(({ ofOrder }) => ofOrder).flatMap(routesAt) },
  ...pagePaths.filter(({ ofOrder }) => !ofOrder).flatMap(routesAt),
]
