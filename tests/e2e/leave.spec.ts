import { expect, type Page } from '@playwright/test'
import { doneTexts } from '../../src/content/texts/done/doneTexts.ts'
import { leaveTexts as texts } from '../../src/content/texts/otherDevice/signOutTexts.ts'
import { eraseTexts } from '../../src/content/texts/ownData/eraseTexts.ts'
import { expectUsable } from './support/accessible.ts'
import { begin, type Begun, forget } from './support/begun.ts'
import { newcomer, person } from '../support/person.ts'
import { long, test } from './support/strictPage.ts'
import { aFreeVisit } from './support/freeVisits.ts'
import { expectAt, openKeys, voiceHere } from './support/visitor.ts'

const placed = async (page: Page) => {
  await forget(page)
  const words = { ...newcomer(), schedule: await aFreeVisit(page, person.cep) }
  const begun = await begin(page, words, voiceHere(), { finish: true })
  await page.goto(begun.at)
  await way(page).waitFor()
  return begun
}

test(
  'a placed order ended on this device leaves nothing, and its earlier cookie gives no access',
  long,
  async ({ page }) => {
    const begun = await placed(page)
    const cookies = await page.context().cookies()
    const [cookie] = cookies.filter(isOf(begun))
    if (!cookie) throw new Error('The order has no cookie')
    const other = await page.context().newPage()
    await other.goto(begun.at)
    await way(other).waitFor()
    await page.bringToFront()

    const dialog = await leaving(page)
    await expect(dialog.getByText(await numberIn(page))).toBeVisible()
    await expectUsable(page)
    await dialog.getByRole('button', { name: texts.no }).click()
    await expect(dialog).toBeHidden()
    await (await leaving(page)).getByRole('button', { name: texts.yes }).press('Enter')
    await expectLeft(page)
    await expectUsable(page)
    await expect.poll(async () => (await page.context().cookies()).filter(isOf(begun))).toEqual([])
    await expect(way(other)).toBeHidden()
    expect(await other.content()).not.toMatch(own)
    await other.close()

    await page.goBack()
    await expect.poll(() => page.content()).not.toMatch(own)
    await page.context().addCookies([cookie])
    const replayed = await page.request.get(`/api/lead/${begun.lead}`)
    expect([replayed.status(), await replayed.json()]).toEqual([404, expect.objectContaining({ code: 'lead.ended' })])
  },
)

test('offline an order is removed at once, and its cookie once the line is back', long, async ({ page, expected }) => {
  expected.failures.push(/ERR_INTERNET_DISCONNECTED/)
  const begun = await placed(page)
  const dialog = await leaving(page)
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: texts.yes }).click()
  await expectLeft(page)
  expect((await page.context().cookies()).filter(isOf(begun))).toHaveLength(1)
  await page.context().setOffline(false)
  await expect.poll(async () => (await page.context().cookies()).filter(isOf(begun))).toEqual([])
})

test('beginning another order ends the placed one on this device', long, async ({ page }) => {
  const begun = await placed(page)
  await page.getByRole('button', { name: doneTexts.another }).click()
  await expectAt(page, 'cep')
  await expect.poll(() => openKeys(page)).toEqual(['cep'])
  await expect.poll(async () => (await page.context().cookies()).filter(isOf(begun))).toEqual([])
  await expect.poll(() => stored(page)).not.toMatch(own)
})

test('an order unused for a month is deleted by the home page, without the server', long, async ({ page }) => {
  const begun = await begin(page, person, voiceHere())
  await page.goto(begun.at)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('order-used'))).not.toBeNull()
  expect(await stored(page)).toMatch(own)
  await page.goto('/nothing')
  await page.evaluate((day) => localStorage.setItem('order-used', String(Date.now() - 31 * day)), 86_400_000)
  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/')
  await expect.poll(() => stored(page)).not.toMatch(own)
})

const own = /Ana|Souza|provedor|99123|Palmeiras/

const way = (page: Page) => page.getByRole('button', { name: texts.open }).locator('visible=true')

async function leaving(page: Page) {
  await way(page).press('Enter')
  return page.getByRole('dialog', { name: texts.title })
}

const numberIn = async (page: Page) =>
  String(await page.evaluate(() => JSON.parse(localStorage.getItem('order-1') ?? '{}').facts.order.value.orderNumber))

const isOf =
  ({ lead }: Begun) =>
  ({ name }: { name: string }) =>
    name === `lead_${lead.slice(0, 8)}`

const stored = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))

/** The visitor is at the start and reads that nothing is stored, which is true. */
async function expectLeft(page: Page) {
  await expectAt(page, 'cep')
  await expect.poll(() => openKeys(page)).toEqual(['cep'])
  await expect(page.getByText(eraseTexts.done.left)).toBeVisible()
  await expect.poll(() => stored(page)).not.toMatch(own)
  expect(await page.content()).not.toMatch(own)
}
