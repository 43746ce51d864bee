import { matchRoutes, type RouteObject } from 'react-router'
import { loadWithRetry } from '../../browser/lazy.ts'
import { thisTab } from '../../browser/storage.ts'
import type { Layout } from '../../content/flows/screen.ts'
import type { PageRoute } from '../../routes.tsx'

type At = { pathname: string }

export const isLoaded = (routes: PageRoute[], at: At) => matched(routes, at).every(({ page }) => page.get())

/** Whether an address has no page. */
export const isNowhere = (routes: PageRoute[], at: At) => matched(routes, at).at(-1)?.path === '*'

/** The routes that lead to an address, from the outermost to the page. */
export const routesTo = (routes: PageRoute[], at: At): RouteObject[] =>
  matched(routes, at).reduceRight<RouteObject[]>(
    (children, { page, ...route }) => [{ ...route, Component: page.get()?.Component ?? null, children }],
    [],
  )

/** The layout at an address, whether it belongs to an order, and whether third-party scripts may run there. */
export function pageAt(routes: PageRoute[], at: At): { layout: Layout | undefined; ofOrder: boolean; open: boolean } {
  const pages = matched(routes, at)
  return { layout: pages.at(-1)?.layout, ofOrder: pages.length > 1, open: pages.at(-1)?.open === true }
}

export async function load(routes: PageRoute[], at: At): Promise<void> {
  await Promise.all(matched(routes, at).map(({ page }) => page.load()))
}

type Waiting = { signal?: AbortSignal; onFailure?: () => void; mayBeginAnew: boolean }

/** Waits until a page's code is loaded, retrying while offline. Returns whether it is still wanted. */
export async function untilLoaded(routes: PageRoute[], at: At, { onFailure, mayBeginAnew, ...waiting }: Waiting) {
  const failed = () => {
    onFailure?.()
    return mayBeginAnew ? beginAnew(waiting.signal) : undefined
  }
  await loadWithRetry(() => load(routes, at), { ...waiting, onFailure: failed })
  if (waiting.signal?.aborted) return false
  thisTab.take(begunAnew)
  return true
}

/** Reloads once if code cannot be loaded: a new version replaced it, or the browser remembers the failure. */
async function beginAnew(signal: AbortSignal | undefined) {
  if (thisTab.read(begunAnew) !== null || !(await isAnswered()) || signal?.aborted) return
  thisTab.write(begunAnew, 'once')
  window.location.reload()
}

const begunAnew = 'begun-anew'

/** Whether the server is up. If so, missing code was replaced by another version. */
const isAnswered = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )

/** The routes to an address, memoized because matching is slow on a phone. */
function matched(routes: PageRoute[], { pathname }: At): readonly PageRoute[] {
  const found = matches.get(routes) ?? new Map<string, PageRoute[]>()
  const here = found.get(pathname) ?? (matchRoutes(routes, { pathname }) ?? []).map(({ route }) => route)
  matches.set(routes, found.set(pathname, here))
  return here
}

const matches = new WeakMap<PageRoute[], Map<string, PageRoute[]>>()
