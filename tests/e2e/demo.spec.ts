import { expect } from '@playwright/test'
import { demoTexts } from '../../src/content/texts/site/demoTexts.ts'
import { expectUsable } from './support/accessible.ts'
import { long, test } from './support/strictPage.ts'

const { en, es } = demoTexts

test(
  'the demo works from its form to its thanks, without requests except for its files',
  long,
  async ({ page, baseURL }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/demo')
    await expect(page.getByRole('heading', { level: 1, name: en.greeting })).toBeVisible()
    await expectUsable(page)
    await page.getByRole('textbox', { name: en.name, exact: true }).fill('Ana')
    await page.getByRole('textbox', { name: en.email }).fill('ana@example.com')
    await page.getByRole('button', { name: en.choose }).click()
    await expect(page).toHaveURL('/demo/plans')
    await expect(page.getByRole('heading', { level: 1, name: en.plansHeading })).toBeFocused()
    await expectUsable(page)
    await page.getByRole('radio', { name: en.plans.weekly }).check()
    await page.getByRole('button', { name: en.confirm }).click()
    await expect(page.getByRole('heading', { level: 1, name: en.thanks('Ana') })).toBeVisible()
    expect(asked.filter((address) => !address.startsWith(`${baseURL}/`) || address.includes('/api/'))).toEqual([])
  },
)

test(
  'the demo has a dark theme, keeps Spanish after a reload, and handles unknown names and addresses',
  long,
  async ({ page, expected }) => {
    await page.goto('/demo/hi/Ana')
    await expect(page.getByRole('heading', { level: 1, name: en.hi('Ana') })).toBeVisible()
    await page.getByRole('button', { name: en.dark }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: en.language }).click()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: es.hi('Ana') })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    expected.failures.push(/status of 404/)
    expect((await page.goto('/demo/nothing'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: es.missing })).toBeVisible()
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex')
  },
)
