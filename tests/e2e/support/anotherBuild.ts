import { expect, type Page } from '@playwright/test'
import type { Line } from '../../support/aLine.ts'
import { voiceOf } from './visitor.ts'

/** Serves another build with its service worker: the other voice's code is gone, also from the browser's cache. */
export async function serveAnother(page: Page, line: Line): Promise<{ openings: () => number }> {
  const built = await (await page.request.get('/service-worker.js')).text()
  const gone = otherVoiceIn(page, built)
  let openings = 0
  line.answer(({ url = '', headers }) => {
    if (headers['sec-fetch-mode'] === 'navigate') openings += 1
    if (url === '/service-worker.js') return { status: 200, type: 'text/javascript', body: withOthers(built, gone) }
    return openings === 0 && gone.includes(url) ? { status: 404 } : undefined
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  const before = await storeOf(page)
  await page.evaluate(updated)
  expect(await storeOf(page)).toBe(`${before}-later`)
  return { openings: () => openings }
}

/** Updates the service worker and waits until it has stored its files and taken over. */
async function updated(): Promise<void> {
  const registration = await navigator.serviceWorker.ready
  await registration.update()
  const next = registration.installing ?? registration.waiting
  await new Promise<void>((done) => {
    if (!next || next.state === 'activated') done()
    else next.addEventListener('statechange', () => next.state === 'activated' && done())
  })
}

const storeOf = (page: Page) => page.evaluate(async () => (await caches.keys()).join())

/** The files of the hidden voice. */
const otherVoiceIn = (page: Page, built: string): string[] =>
  built.match(
    voiceOf(page) === 'chat' ? /\/assets\/(Checkout|steps)-[\w-]+\.js/g : /\/assets\/(Conversation|talk)-[\w-]+\.js/g,
  ) ?? []

/** The service worker of a build with other files. */
const withOthers = (built: string, gone: readonly string[]) =>
  gone.reduce((text, file) => text.replace(`${file},`, ''), built).replace(/(name:[`'"]\w+)/, '$1-later')
