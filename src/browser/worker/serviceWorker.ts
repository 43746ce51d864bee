import { oneTab } from '../oneTab.ts'
import { change, read, write } from '../waitingRequests.ts'
import { networkFirstPage } from './networkFirstPage.ts'
import { sendOutbox } from './sendOutbox.ts'
import { appShellCache, type Build } from './appShellCache.ts'

type Lasting = { waitUntil: (work: Promise<unknown>) => void }
type Fetching = Lasting & { request: Request; respondWith: (answer: Promise<Response>) => void }

/** The worker's globals, which a page does not have. */
declare const self: {
  addEventListener: ((name: 'install' | 'activate' | 'sync', hear: (event: Lasting) => void) => void) &
    ((name: 'fetch', hear: (event: Fetching) => void) => void)
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void>; matchAll: () => Promise<readonly { url: string }[]> }
}

/** Set by the build. */
declare const ORDER_BUILD: Build

const kept = appShellCache(ORDER_BUILD, { caches, fetch: (...asked) => fetch(...asked) })

self.addEventListener('install', (event) => event.waitUntil(kept.keepFiles().then(() => self.skipWaiting())))

self.addEventListener('activate', (event) => event.waitUntil(begin()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (kept.isFile(pathname)) event.respondWith(kept.file(request))
  else if (request.mode === 'navigate' && kept.isPage(pathname)) event.respondWith(page(event, pathname))
})

/** Only one page or worker sends at a time. */
self.addEventListener('sync', (event) =>
  event.waitUntil(oneTab(() => sendOutbox({ outbox: { read, write, change }, fetch: (...asked) => fetch(...asked) }))),
)

/** Replaces the worker of another build, for open pages too. */
async function begin() {
  await kept.dropOthers()
  await self.clients.claim()
  const pages = await self.clients.matchAll()
  await Promise.all(pages.map(({ url }) => keepPage(new URL(url).pathname)))
}

async function page(event: Fetching, path: string): Promise<Response> {
  const inStore = await kept.page(path)
  if (!inStore) event.waitUntil(keepPage(path))
  return networkFirstPage(() => fetch(event.request), inStore)
}

/** Offline, the page is cached another time. */
const keepPage = (path: string) => kept.keepPage(path).catch(() => {})
