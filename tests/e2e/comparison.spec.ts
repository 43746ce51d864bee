import { expect, type Page } from '@playwright/test'
import { comparisonTexts as texts } from '../../src/content/texts/landing/comparisonTexts.ts'
import { expectUsable } from './support/accessible.ts'
import { long, test } from './support/strictPage.ts'

const part = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: texts.heading }) })
const speed = (page: Page, name: string) => part(page).getByRole('columnheader', { name })

test('the plans are compared without scripts', long, async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/')
  for (const name of ['500 Mega', '600 Mega', '700 Mega', '1 Giga', '2 Giga'])
    await expect(speed(page, name)).toBeVisible()
  await page.close()
})

test('a wide window shows every plan in one table, which needs no scrolling', long, async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 })
  await page.goto('/')
  const take = part(page).getByRole('link', { name: texts.take })
  await take.last().scrollIntoViewIfNeeded()
  for (const each of await take.all()) await expect(each).toBeInViewport({ ratio: 1 })
  const frame = part(page).getByRole('region', { name: texts.heading })
  expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await expectUsable(page)
})

test('a narrow window shows one plan at a time', long, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await speed(page, '500 Mega').scrollIntoViewIfNeeded()
  await part(page).getByRole('tab', { name: '2 Giga' }).click()
  await expect(speed(page, '2 Giga')).toBeVisible()
  await expect(speed(page, '500 Mega')).toBeHidden()
  await expectUsable(page)
})
