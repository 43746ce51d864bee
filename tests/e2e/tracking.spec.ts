import { expect, type Page } from '@playwright/test'
import { addressCards } from '../../server/sample/sampleCards.ts'
import { cepText } from '../../src/content/format.ts'
import { cookieOf } from '../../src/tracking/chooseCookies.ts'
import { cookieTexts as texts } from '../../src/content/texts/site/cookieTexts.ts'
import { coverageTexts, leadDrawerTexts } from '../../src/content/texts/landing/landingTexts.ts'
import { begin, complete, until } from './support/begun.ts'
import { newcomer, person } from '../support/person.ts'
import { aFreeVisit } from './support/freeVisits.ts'
import { chat, partner, test } from './support/operatorScripts.ts'
import { long } from './support/strictPage.ts'
import { answerAll } from './support/visitor.ts'

test.use({ storageState: { cookies: [], origins: [] } })

/** The operator's scripts, which report their events and origins to this test. */
async function listen(page: Page) {
  const told: [string, object][] = []
  const fetched: string[] = []
  await page.exposeFunction('tellTest', (name: string, fields: object) => void told.push([name, fields]))
  await page.context().route(new RegExp(`^(${chat}|${partner})`), (route) => {
    fetched.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      body: route.request().url().startsWith(chat)
        ? 'window.webchat = { event: (name, fields) => tellTest(name, fields), protocol: () => "WC-123" }'
        : '',
    })
  })
  return { told, fetched, names: () => told.map(([name]) => name) }
}

/** Again, because the browser was reset meanwhile. */
const allowAll = (page: Page) =>
  page.evaluate((text) => void (document.cookie = `${text}; Path=/`), cookieOf('both', Date.now()).text)

const decide = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('no third-party content is fetched without a visitor’s consent', async ({ page }) => {
  const { told, fetched } = await listen(page)
  await page.goto('/livelo')
  await decide(page, texts.reject)
  await page.goto('/livelo/regulamentos')
  await page.waitForLoadState('networkidle')
  expect([fetched, told]).toEqual([[], []])
  expect(await page.evaluate(() => localStorage.getItem('client_id'))).toBeNull()
})

test('a visitor who consents is counted on the site’s pages, and never on an order, which has its own document', async ({
  page,
  expected,
}) => {
  expected.failures.push(/status of 404/)
  const { told, fetched, names } = await listen(page)
  await page.goto('/livelo')
  await decide(page, texts.accept)
  await expect.poll(names).toEqual(['page-view'])
  expect(told[0]).toEqual(['page-view', { path: '/livelo' }])
  const here = encodeURIComponent(new URL('/livelo', page.url()).href)
  expect(fetched.toSorted()).toEqual([`${partner}/track.js?account=7&url_product=${here}`, `${chat}/chat.js`])
  await page.getByLabel(coverageTexts.cep).fill(cepText(addressCards.unknown.cep))
  await page.getByLabel(coverageTexts.phone).fill('(16) 99123-4567')
  await page.getByRole('button', { name: coverageTexts.states.default }).click()
  await expect.poll(names).toHaveLength(2)
  await page.getByLabel(coverageTexts.cep).fill('14010-100')
  await page.getByRole('button', { name: coverageTexts.states.default }).click()
  await page.getByRole('link', { name: leadDrawerTexts.skip }).click()
  await expect(page).toHaveURL(/\/livelo\/chat\//)
  const steps = [addressCards.unknown.cep, '14010100'].map((zip) => ['funil_recuperacao', { step: 1, zip }])
  expect(told.slice(1)).toEqual(steps)
  await expect(page.locator('main')).toBeVisible()
  expect(await page.evaluate(() => 'webchat' in window)).toBe(false)
  expect(fetched).toHaveLength(2)
  expect(names()).toHaveLength(3)
})

test('the protocol of the webchat is saved with the name, in an order that never runs it', long, async ({ page }) => {
  await listen(page)
  await page.goto('/')
  await decide(page, texts.accept)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('webcare_tuid'))).toBe('WC-123')
  await page.goto('/checkout/cep')
  await answerAll(page, until('name', person))
  const saving = page.waitForRequest((request) => request.method() === 'PATCH' && request.url().endsWith('/name'))
  await answerAll(page, until('phone', person))
  expect((await saving).postDataJSON()).toEqual({ name: person.name, webcare_tuid: 'WC-123' })
  expect(await page.evaluate(() => 'webchat' in window)).toBe(false)
})

test('an order is sent from the next page of the site, step by step, without private answers', async ({ page }) => {
  const { told, names } = await listen(page)
  await page.goto('/')
  await decide(page, texts.accept)
  await expect.poll(names).toEqual(['page-view'])
  await begin(page, person, 'pages')
  expect(names()).toEqual(['page-view'])
  await complete(page, { ...newcomer(), schedule: await aFreeVisit(page, person.cep) }, 'pages')
  await allowAll(page)
  await page.goto('/')
  await expect.poll(names).toContain('checkout')
  const steps = told.flatMap(([name, fields]) => (name === 'funil_recuperacao' ? [Reflect.get(fields, 'step')] : []))
  expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14])
  expect(JSON.stringify(told)).toContain('"phone":"55')
  for (const secret of [person.document, person.motherName, person.birthDate])
    expect(JSON.stringify(told)).not.toContain(secret)
  const all = told.length
  await page.reload()
  await expect.poll(names).toHaveLength(all + 1)
})

test('an unfinished order is sent at once by the server, without a script on its page', async ({ page, webchat }) => {
  const { names } = await listen(page)
  await page.goto('/')
  await decide(page, texts.accept)
  await expect.poll(names).toEqual(['page-view'])
  await page.goto('/checkout/cep')
  const isSaved = page.waitForResponse((response) => response.url().endsWith('/documentNumber'))
  await answerAll(page, until('dueDate', person))
  await expect(page).toHaveURL(/vencimento$/)
  await isSaved
  webchat.heard.length = 0
  await page.close()
  await expect.poll(() => webchat.heard.length).toBe(1)
  const told = JSON.stringify(webchat.heard)
  expect(told).toContain('"name":"funil_recuperacao","fields":{"step":8')
  expect(told).toContain('"cpf":true')
  for (const secret of [person.document, person.motherName, person.birthDate]) expect(told).not.toContain(secret)
  expect(names()).toEqual(['page-view'])
})

test('withdrawn consent stops it, in a document without third-party scripts', async ({ page }) => {
  const { names } = await listen(page)
  await page.goto('/')
  await decide(page, texts.accept)
  await expect.poll(names).toEqual(['page-view'])
  await page.getByRole('link', { name: texts.preferences.title }).click()
  for (const { label } of [texts.preferences.publi, texts.preferences.func])
    await page.getByRole('switch', { name: label }).click()
  await decide(page, texts.preferences.confirm)
  await expect.poll(() => page.evaluate(() => 'webchat' in window)).toBe(false)
  await page.waitForLoadState()
  await page.goto('/regulamentos')
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => setTimeout(done, 1000))))
  expect(names()).toEqual(['page-view'])
})

test('a visit starts with its browser’s preferences, which its tab stores', long, async ({ page }) => {
  await page.goto('/regulamentos')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('user_prefs2'))).toContain('clock')
  expect(await page.evaluate(() => sessionStorage.getItem('device_cookies'))).toContain('cookie-choice')
})
