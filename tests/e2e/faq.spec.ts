import { expect, type Page } from '@playwright/test'
import { faqTexts } from '../../src/content/texts/landing/faqTexts.ts'
import { expectUsable } from './support/accessible.ts'
import { long, test } from './support/strictPage.ts'

const question = (page: Page, text: string) => page.locator('summary', { hasText: text })
/** The last theme, which has the modem. */
const unfold = (page: Page) => page.locator('summary', { hasText: faqTexts.themes.ajuda }).click()
const answer = (page: Page) => page.getByText('é emprestado sem custo em todos os planos')

test('questions open without any script', long, async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/')
  await expect(page.getByRole('searchbox', { name: faqTexts.search })).toBeHidden()
  await unfold(page)
  await question(page, 'O modem está incluído?').click()
  await expect(answer(page)).toBeVisible()
  await page.close()
})

test(
  'questions exist from the start, and their code loads near them and keeps an open one open',
  long,
  async ({ page }) => {
    const parts: string[] = []
    page.on('request', (request) => void (/\/Faq-[^/]*\.js/.test(request.url()) && parts.push(request.url())))
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await expect(question(page, 'O modem está incluído?')).toBeAttached()
    expect(parts).toEqual([])
    await unfold(page)
    await question(page, 'O modem está incluído?').click()
    await expect(answer(page)).toBeVisible()
    await expect.poll(() => parts.length).toBe(1)
    const search = page.getByRole('searchbox', { name: faqTexts.search })
    await search.fill('modem')
    await expect(question(page, 'Tem fidelidade?')).toBeHidden()
    await expect(answer(page)).toBeVisible()
    await expectUsable(page)
    await search.fill('fidelidade')
    await expect(question(page, 'Tem fidelidade?')).toBeVisible()
  },
)

test('words typed before the questions’ code has loaded are searched afterwards', long, async ({ page }) => {
  await page.route(/\/Faq-[^/]*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('searchbox', { name: faqTexts.search }).fill('modem')
  await expect(question(page, 'O modem está incluído?')).toBeHidden()
  await expect(question(page, 'O modem está incluído?')).toBeVisible()
  await expect(question(page, 'Tem fidelidade?')).toBeHidden()
})

test('a link to one answer shows it open', async ({ page }) => {
  await page.goto('/#duvida-modem')
  await expect(answer(page)).toBeInViewport()
  await expect(question(page, 'O modem está incluído?')).toBeInViewport()
})
