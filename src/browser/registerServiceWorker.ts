/** The address of the service worker, which keeps an order's pages for a time without a line. */
export const serviceWorkerPath = '/service-worker.js'

/** What follows an answer comes first. */
const PAUSE = 3000

/** Starts the service worker soon. While developing there is none. */
export function startWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(() => void register(), PAUSE)
}

/** A browser may allow none, as in a private window: then a page needs the line. */
async function register() {
  try {
    await navigator.serviceWorker.register(trusted(serviceWorkerPath))
  } catch (error) {
    console.warn('service worker', error)
  }
}

/** Browsers with trusted types take no address as a mere text. */
const trusted = (address: string) =>
  window.trustedTypes?.createPolicy('worker', { createScriptURL: () => serviceWorkerPath }).createScriptURL(address) ??
  address

/** Has the browser start the worker as soon as there is a line, also once no page is open. Not every browser does. */
export async function wakeWorker() {
  try {
    const worker: Wakeable = await navigator.serviceWorker.ready
    await worker.sync?.register('outbox')
  } catch {
    // A page that is open sends by itself.
  }
}

/** What some browsers have, and the types of the DOM have not. */
type Wakeable = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }
