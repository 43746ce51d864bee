import { expect, type Page } from '@playwright/test'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import type { Key } from '../../src/content/questions/answers.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { field, write } from './support/controls.ts'
import { finish } from './support/ending.ts'
import { newcomer, person } from '../support/person.ts'
import type { PrivateKey } from '../support/questionsOf.ts'
import { test } from './support/strictPage.ts'
import { aFreeVisit } from './support/freeVisits.ts'
import { answerAll, start, voiceHere } from './support/visitor.ts'

/** Unique private answers, and their traces beyond the masks: as typed, sent or encoded. */
const canaries: Record<Exclude<PrivateKey, 'code'>, { typed: string; traces: RegExp }> = {
  birthDate: { typed: '29/02/1988', traces: /29\/0?2\/198|198\d-02-29|2902198/ },
  motherName: { typed: 'Zenóbia Quaresma', traces: /zen[oó]bia|zen%c3%b3bia|quaresma/ },
  document: { typed: '73148269519', traces: /731\.?482|695-?1[89]/ },
  // Its four digits alone may be part of an id
  agency: { typed: '4321-9', traces: /(?<![\da-f])4321-?9(?![\da-f])/ },
  account: { typed: '98765-4', traces: /98765-?4/ },
}
const traces = new RegExp(
  Object.values(canaries)
    .map((canary) => canary.traces.source)
    .join('|'),
  'i',
)
const typed: Raw = Object.fromEntries(Object.entries(canaries).map(([key, canary]) => [key, canary.typed]))

test.use({ serviceWorkers: 'allow' })

test('private answers are neither in the browser’s storage nor in a URL or a log', async ({ page }) => {
  const told: string[] = []
  page.on('request', (request) => told.push(request.url()))
  page.on('console', (message) => told.push(message.text()))
  page.on('framenavigated', (frame) => told.push(frame.url()))
  const words = { ...newcomer(), ...typed, directDebit: 'sim', schedule: await aFreeVisit(page, person.cep) }
  await page.goto(start[voiceHere()])
  await answerAll(page, words, async (keys) => {
    for (const key of keys) await mistype(page, key)
    await leavesNoTrace(page)
  })
  await page.reload()
  await finish(page)
  await leavesNoTrace(page)
  await page.reload()
  await leavesNoTrace(page)
  expect(told.flatMap((text) => traces.exec(text) ?? [])).toEqual([])
  expect(told.length).toBeGreaterThan(20)
})

/** Says a refused answer, because a refusal could store it. */
async function mistype(page: Page, key: Key) {
  const mistake = mistakes[key]
  if (!mistake) return
  await write(field(page, key), mistake.typed)
  await field(page, key).press('Enter')
  await expect(page.getByText(mistake.refusal).first()).toBeVisible()
}

const mistakes: { [K in Key]?: { typed: string; refusal: string } } = {
  birthDate: { typed: '29/02/1989', refusal: refusals['date.invalid'] },
  document: { typed: '73148269518', refusal: refusals['document.cpf'] },
}

/** Checks all storage of a browser, after the product's save on leaving. */
async function leavesNoTrace(page: Page) {
  const kept = await page.evaluate(async () => {
    window.dispatchEvent(new Event('pagehide'))
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(stores.map((store) => store.keys()))
    const replies = await Promise.all(stores.map((store) => store.matchAll()))
    const pages = replies.flat().filter(({ url }) => !url.includes('/assets/'))
    return [
      ...requests.flat().map(({ url }) => url),
      ...(await Promise.all(pages.map((reply) => reply.text()))),
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      JSON.stringify(history.state),
      document.cookie,
      location.href,
    ]
  })
  expect(kept.flatMap((text) => traces.exec(text) ?? [])).toEqual([])
}
