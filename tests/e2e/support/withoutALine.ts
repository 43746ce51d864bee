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
