import { expect } from '@playwright/test'
import { offerTexts } from '../../src/content/texts/landing/landingTexts.ts'
import { expectUsable } from './support/accessible.ts'
import { untilKnown } from './support/known.ts'
import { long, test } from './support/strictPage.ts'

const { heading, list } = offerTexts

test('a row of plans moves by one card, and everybody can use it', long, async ({ page }) => {
  await page.goto('/black-friday')
  await page.waitForLoadState('networkidle')
  const row = page.getByRole('region', { name: heading })
  const cards = row.getByRole('article')
  await cards.first().scrollIntoViewIfNeeded()
  const leftOf = async (index: number) => Math.round((await cards.nth(index).boundingBox())?.x ?? 0)
  const before = await leftOf(0)
  const step = (await leftOf(1)) - before
  await page.getByRole('button', { name: list.after, exact: true }).click()
  await expect.poll(() => leftOf(0)).toBe(before - step)
  await page.getByRole('button', { name: list.before, exact: true }).click()
  await expect.poll(() => leftOf(0)).toBe(before)
  await expectUsable(page)
})

test('tabs show the plan of one speed, also by keyboard', long, async ({ page }) => {
  await page.goto('/d')
  const tabs = page.getByRole('tablist', { name: list.speeds })
  const cardOf = (speed: string) =>
    page.locator('#planos').getByRole('article', { name: speed }).getByRole('link', { name: offerTexts.card.old.take })
  await expect(cardOf('500 Mega')).toBeVisible()
  const first = tabs.getByRole('tab', { name: '500 Mega' })
  await untilKnown(first)
  await first.press('End')
  await expect(cardOf('2 Giga')).toBeVisible()
  await expect(cardOf('500 Mega')).toBeHidden()
  await expectUsable(page)
})

test(
  'on a phone the plans are a row that snaps to each card, also by keyboard, and the page has at most ten screens',
  long,
  async ({ page }) => {
    const width = 390
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    const row = page.getByRole('region', { name: heading })
    const lefts = () =>
      row
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)))
    const [first = 0, second = 0, ...others] = await lefts()
    expect([second < width, others.every((left) => left > width)]).toEqual([true, true])
    await row.getByRole('link', { name: `${offerTexts.card.new.take} o plano 1 Giga` }).focus()
    await expect.poll(async () => (await lefts())[3]).toBe(first)
    await expectUsable(page)
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
    expect(screens).toBeLessThanOrEqual(10)
  },
)

test('up to 1024 pixels the voice is asked, and Escape returns the focus', long, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await page.goto('/')
  const take = page.getByRole('link', { name: `${offerTexts.card.new.take} o plano 500 Mega` }).first()
  /** Before its code loads, the link leads to the order. */
  await page.waitForLoadState('networkidle')
  await take.click()
  const dialog = page.getByRole('dialog', { name: offerTexts.hire('500 Mega') })
  await expect(dialog).toBeVisible()
  await expectUsable(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(take).toBeFocused()
  await take.press('Enter')
  await dialog.getByRole('link', { name: offerTexts.pages }).click()
  await expect(page).toHaveURL(/\/checkout\/cep\?s=d500a$/)
})
