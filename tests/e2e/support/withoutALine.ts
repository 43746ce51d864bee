import { expect, type Page } from '@playwright/test'

/** The addresses of all that the service worker keeps, once it has the page. */
export async function keptPages(page: Page): Promise<string[]> {
  const kept = () =>
    page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
      return all.flat().map(({ url }) => url.replace(location.origin, ''))
    })
  await expect.poll(kept, { timeout: 20_000 }).toContainEqual(expect.stringMatching(/confirmando-dados$/))
  return kept()
}

/** Minutes of the page's clock, in which a write is tried as often as it would be. */
export async function minutesPass(page: Page, minutes: number) {
  for (let passed = 0; passed < minutes * 60; passed += 30) {
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'PATCH')
    await page.clock.fastForward(30_000)
    await failed
  }
}

/** What lies in the outbox of this browser, as text. */
export function outboxOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'outbox')) return ''
    return new Promise((resolve) => {
      const opening = indexedDB.open('outbox')
      opening.addEventListener('success', () => {
        const all = opening.result.transaction('requests').objectStore('requests').getAll()
        all.addEventListener('success', () => resolve(JSON.stringify(all.result)))
      })
    })
  })
}

/** Empties it, as a browser does that forgets. To delete it could wait for a service worker that has it open. */
export function emptyOutbox(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('outbox')
        opening.addEventListener('success', () => {
          const emptying = opening.result.transaction('requests', 'readwrite')
          emptying.addEventListener('complete', () => resolve())
          emptying.objectStore('requests').clear()
        })
      }),
  )
}

/** Tells the service worker that the line is back, as a browser does. Any page of the site will do. */
export async function tellLineBack(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const registrationId = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [worker] }) => {
      if (worker) resolve(worker.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin: new URL(page.url()).origin,
    registrationId: await registrationId,
    tag: 'outbox',
    lastChance: false,
  })
}
