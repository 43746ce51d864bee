import { matchRoutes, type RouteObject } from 'react-router'
import { loadWithRetry } from '../../browser/lazy.ts'
import { thisTab } from '../../browser/storage.ts'
import type { Layout } from '../../content/flows/screen.ts'
import type { PageRoute } from '../../routes.tsx'

type At = { pathname: string }

/** Whether the code of the page at an address is loaded. */
export const isLoaded = (routes: PageRoute[], at: At) => matched(routes, at).every(({ page }) => page.get())

/** Whether an address has no page. */
export const isNowhere = (routes: PageRoute[], at: At) => matched(routes, at).at(-1)?.path === '*'

/** The routes that lead to an address, from the outermost to the page. */
export const routesTo = (routes: PageRoute[], at: At): RouteObject[] =>
  matched(routes, at).reduceRight<RouteObject[]>(
    (children, { page, ...route }) => [{ ...route, Component: page.get()?.Component ?? null, children }],
    [],
  )

/** The layout of the page at an address, whether the page belongs to an order, and whether scripts of others may run there. */
export function pageAt(routes: PageRoute[], at: At): { layout: Layout | undefined; ofOrder: boolean; open: boolean } {
  const pages = matched(routes, at)
  return { layout: pages.at(-1)?.layout, ofOrder: pages.length > 1, open: pages.at(-1)?.open === true }
}

/** Loads the code of the page at an address. */
export async function load(routes: PageRoute[], at: At): Promise<void> {
  await Promise.all(matched(routes, at).map(({ page }) => page.load()))
}

type Waiting = { signal?: AbortSignal; onFailure?: () => void; mayBeginAnew: boolean }

/** Waits until the code of a page is loaded, also without a connection. Returns whether it is still wanted. */
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

/**
 * Reloads the page once if its code cannot be loaded: another version replaced it, or the browser does not ask twice.
 */
async function beginAnew(signal: AbortSignal | undefined) {
  if (thisTab.read(begunAnew) !== null || !(await isAnswered()) || signal?.aborted) return
  thisTab.write(begunAnew, 'once')
  window.location.reload()
}

const begunAnew = 'begun-anew'

/** Whether the server has the page. If it does, code that is missing was replaced by another version. */
const isAnswered = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )

/** The routes that lead to an address. Finding them is slow on a phone, so the result is remembered. */
function matched(routes: PageRoute[], { pathname }: At): readonly PageRoute[] {
  const found = matches.get(routes) ?? new Map<string, PageRoute[]>()
  const here = found.get(pathname) ?? (matchRoutes(routes, { pathname }) ?? []).map(({ route }) => route)
  matches.set(routes, found.set(pathname, here))
  return here
}

const matches = new WeakMap<PageRoute[], Map<string, PageRoute[]>>()
