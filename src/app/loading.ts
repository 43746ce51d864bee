import { matchRoutes, type RouteObject } from 'react-router'

type At = { pathname: string }

/** Whether the code of the page at an address is here. */
export const isLoaded = (routes: RouteObject[], at: At) => matched(routes, at).every(({ lazy }) => lazy === undefined)

/** Whether no page is at an address. */
export const isNowhere = (routes: RouteObject[], at: At) => matched(routes, at).at(-1)?.path === '*'

/** Fetches the code of the page at an address. */
export async function load(routes: RouteObject[], at: At): Promise<void> {
  await Promise.all(matched(routes, at).map(fetchCode))
}

const matched = (routes: RouteObject[], at: At) => (matchRoutes(routes, at) ?? []).map(({ route }) => route)

async function fetchCode(route: RouteObject) {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
}
