import { matchRoutes } from 'react-router'
import type { Layout, PageRoute } from '../routes.tsx'

type At = { pathname: string }

/** Whether the code of the page at an address is here. */
export const isLoaded = (routes: PageRoute[], at: At) => matched(routes, at).every(({ lazy }) => lazy === undefined)

/** Whether no page is at an address. */
export const isNowhere = (routes: PageRoute[], at: At) => matched(routes, at).at(-1)?.path === '*'

/** Whether the page at this address can be had: code that is missing nevertheless has been replaced by another version. */
export const isAnswered = () => fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(({ status }) => status < 500, () => false)

/** The one way through all routes that leads to an address. */
export const wayTo = (routes: PageRoute[], at: At): PageRoute[] => matched(routes, at).reduceRight<PageRoute[]>((children, route) => [children.length > 0 ? { ...route, index: false, children } : route], [])

/** How the page at an address is laid out, and whether it is one of an order. */
export function pageAt(routes: PageRoute[], at: At): { layout: Layout | undefined; ofOrder: boolean } {
  const pages = matched(routes, at)
  return { layout: pages.at(-1)?.layout, ofOrder: pages.length > 1 }
}

/** Fetches the code of the page at an address, for every address that it serves. */
export async function load(routes: PageRoute[], at: At): Promise<void> {
  await Promise.all(matched(routes, at).map(({ lazy }) => fetchCode(routes, lazy)))
}

/** The route at an address after those around it; to find it takes a while on a phone, and each is asked about several times. */
function matched(routes: PageRoute[], { pathname }: At): readonly PageRoute[] {
  const found = matches.get(routes) ?? new Map<string, PageRoute[]>()
  const here = found.get(pathname) ?? (matchRoutes(routes, { pathname }) ?? []).map(({ route }) => route)
  matches.set(routes, found.set(pathname, here))
  return here
}

const matches = new WeakMap<PageRoute[], Map<string, PageRoute[]>>()

async function fetchCode(routes: PageRoute[], lazy: PageRoute['lazy']) {
  if (typeof lazy !== 'function') return
  const code = await lazy()
  for (const route of everyRoute(routes)) if (route.lazy === lazy) Object.assign(route, code, { lazy: undefined })
}

const everyRoute = (routes: PageRoute[]): PageRoute[] => routes.flatMap((route) => [route, ...everyRoute(route.children ?? [])])
