/** The service worker serves an order's pages for a time while offline. */
export const serviceWorkerPath = '/service-worker.js'

/** Lets the effects of an answer go first. */
const PAUSE = 3000

/** Starts the service worker soon, except during development. */
export function startWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(() => void register(), PAUSE)
}

/** Some browsers allow none, e.g. in a private window; their pages then need a connection. */
async function register() {
  try {
    await navigator.serviceWorker.register(trusted(serviceWorkerPath))
  } catch (error) {
    console.warn('service worker', error)
  }
}

/** Browsers with trusted types do not accept a plain string as an address. */
const trusted = (address: string) =>
  window.trustedTypes?.createPolicy('worker', { createScriptURL: () => serviceWorkerPath }).createScriptURL(address) ??
  address

/** Asks the browser to start the worker once it is online, even with no page open. Not every browser can. */
export async function wakeWorker() {
  try {
    const worker: Wakeable = await navigator.serviceWorker.ready
    await worker.sync?.register('outbox')
  } catch {
    // An open page sends its writes itself.
  }
}

/** Adds a property that some browsers have and the DOM types lack. */
type Wakeable = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }
