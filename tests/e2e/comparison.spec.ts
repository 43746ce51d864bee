import { expect, type Page } from '@playwright/test'
import { comparisonTexts as texts } from '../../src/content/texts/comparisonTexts.ts'
import { expectUsable } from './support/accessible.ts'
import { long, test } from './support/strictPage.ts'

const part = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: texts.heading }) })
const speed = (page: Page, name: string) => part(page).getByRole('heading', { name })

test('the plans stand side by side without any script', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/')
  for (const name of ['500 Mega', '600 Mega', '1 Giga', '2 Giga']) await expect(speed(page, name)).toBeVisible()
  await page.close()
})

test('a wide window moves from plan to plan, by buttons and by the keyboard', long, async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 })
  await page.goto('/')
  const step = (name: string) => page.getByRole('button', { name, exact: true })
  const take = part(page).getByRole('link', { name: texts.take })
  await take.first().scrollIntoViewIfNeeded()
  await expect(take.last()).not.toBeInViewport()
  await expect(step(texts.before)).toBeDisabled()
  const [first, second] = await Promise.all([0, 1].map((at) => part(page).getByRole('article').nth(at).boundingBox()))
  expect([first?.width, (second?.x ?? 0) - (first?.x ?? 0)]).toEqual([298, 298 + 48])
  await step(texts.after).click()
  await expect(take.last()).toBeInViewport({ ratio: 1 })
  await expect(step(texts.after)).toBeDisabled()
  await step(texts.before).click()
  await expect(take.last()).not.toBeInViewport()
  await take.nth(2).focus()
  await page.keyboard.press('Tab')
  await expect(take.last()).toBeFocused()
  await expect(take.last()).toBeInViewport({ ratio: 1 })
  await expectUsable(page)
})

test('a narrow window shows one plan at a time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await speed(page, '500 Mega').scrollIntoViewIfNeeded()
  await part(page).getByRole('tab', { name: '2 Giga' }).click()
  await expect(speed(page, '2 Giga')).toBeVisible()
  await expect(speed(page, '500 Mega')).toBeHidden()
  await expectUsable(page)
})
