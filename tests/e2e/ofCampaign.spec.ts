import { expect, type Page } from '@playwright/test'
import { streamingFaq } from '../../src/content/faq/streamingFaq.ts'
import { streamingPages } from '../../src/content/streamingPages.ts'
import { bannerText } from '../../src/content/texts/landing/landingTexts.ts'
import { pointsTexts } from '../../src/content/texts/landing/pointsTexts.ts'
import { expectUsable } from './support/accessible.ts'
import { long, test } from './support/strictPage.ts'

const topOfPlans = (page: Page) =>
  page.locator('#planos').evaluate((plans) => Math.round(plans.getBoundingClientRect().top))

for (const [path, content, faq] of [
  ['/hbo-max', 'hbo-max', streamingFaq('MAX')],
  ['/timblack/paramount', 'paramount', streamingFaq('paramount-plus')],
] as const) {
  test(
    `${path} shows its streaming, and its button scrolls to a hundred pixels above the plans`,
    path === '/hbo-max' ? {} : long,
    async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: bannerText(content).heading })).toBeVisible()
      const { heading, go, rows } = streamingPages[content]
      await page.locator('#streaming, #contratar').first().scrollIntoViewIfNeeded()
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      for (const row of rows) await expect(page.getByRole('heading', { name: row.heading })).toBeVisible()
      await page.getByRole('link', { name: go }).click()
      await expect.poll(() => topOfPlans(page)).toBe(100)
      await page.locator('#duvidas').scrollIntoViewIfNeeded()
      await expect(page.locator('#duvidas details')).toHaveCount(faq.length)
    },
  )
}

test('the campaign for mobile customers does not show the steps of the points', long, async ({ page }) => {
  await page.goto('/livelo')
  await expect(page.getByRole('heading', { name: pointsTexts.heading })).toBeVisible()
  await page.goto('/timblack/livelo')
  await page.locator('#contratar').scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: pointsTexts.heading })).toHaveCount(0)
})

test('the regulations of the employees’ offer name its audience', long, async ({ page }) => {
  const answered = page.waitForResponse(/regulationsAndSummaries/)
  await page.goto('/oferta-colaborador/regulamentos')
  expect(new URL((await answered).url()).searchParams.get('collaborator')).toBe('true')
})

for (const path of ['/globoplay', '/livelo'])
  test(`${path} can be used by everybody`, long, async ({ page }) => {
    await page.goto(path)
    await page.locator('#series, #pontos').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await expectUsable(page)
  })
