import { expect, type Page } from '@playwright/test'

/** The addresses cached by the service worker, once it controls the page. */
export async function keptPages(page: Page): Promise<string[]> {
  const kept = () =>
    page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
      return all.flat().map(({ url }) => url.replace(location.origin, ''))
    })
  await expect.poll(kept, { timeout: 20_000 }).toContainEqual(expect.stringMatching(/confirmando-dados$/))
  return kept()
}

/** Advances the page's clock by minutes, with as many retries of a write as usual. */
export async function minutesPass(page: Page, minutes: number) {
  for (let passed = 0; passed < minutes * 60; passed += 30) {
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'PATCH')
    await page.clock.fastForward(30_000)
    await failed
  }
}

/** The outbox of this browser as text. */
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

/** Empties the outbox, as a forgetful browser does. Deleting could wait for a service worker. */
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

/** Reports the restored line to the service worker, as a browser does, from any page. */
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
