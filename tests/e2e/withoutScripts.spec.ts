import { expect, type Locator, type Page } from '@playwright/test'
import { unsubscribeTexts } from '../../server/reminders/unsubscribePage.ts'
import { phoneCallTexts } from '../../src/api/contract/phoneCallForm.ts'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { campaignOf } from '../../src/content/campaigns/campaignAt.ts'
import { news } from '../../src/content/news.ts'
import { landingFaq } from '../../src/content/faq/landingFaq.ts'
import { bannerOf, coverageTexts } from '../../src/content/texts/landing/landingTexts.ts'
import { callPageTexts } from '../../src/content/texts/site/smallPageTexts.ts'
import { expectUsable } from './support/accessible.ts'
import { person } from '../support/person.ts'
import { long, test } from './support/strictPage.ts'

test.use({ javaScriptEnabled: false })

for (const path of ['/', '/timblack'])
  test(
    `${path} without scripts is complete and accepts a telephone to call`,
    path === '/' ? {} : long,
    async ({ page, expected }) => {
      expected.failures.push(/status of 422/)
      await page.goto(path)
      await expect(
        page.getByRole('heading', { level: 1, name: bannerOf(campaignOf(path.slice(1))).heading }),
      ).toBeVisible()
      await expect(page.getByRole('heading', { name: coverageTexts.heading })).toBeHidden()
      await expect(page.locator('#planos article')).not.toHaveCount(0)
      const [first] = landingFaq('')
      const theme = page.locator('#duvidas details').first()
      await theme.locator('summary').first().click()
      const question = theme.locator('details').filter({ hasText: first?.question ?? 'none' })
      await question.locator('summary').click()
      await expect(question.locator('p').first()).toBeVisible()
      await page.getByRole('textbox', { name: phoneCallTexts.phone }).fill('(10) 99123-4567')
      await page.getByRole('button', { name: phoneCallTexts.go }).click()
      await expect(page.getByText(refusals['phone.invalid'])).toBeVisible()
      await page.getByRole('textbox', { name: phoneCallTexts.phone }).fill(person.phone)
      await page.getByRole('button', { name: phoneCallTexts.go }).click()
      await expect(page.getByRole('heading', { name: phoneCallTexts.asked })).toBeVisible()
      await page.getByRole('link', { name: phoneCallTexts.home }).click()
      await expect(page).toHaveURL(path)
    },
  )

const [firstNews = ''] = news.flatMap((piece) => ('text' in piece ? piece.text : []))

/** The target of a link that opens a drawer with scripts, and its content. */
const openers: [link: RegExp, address: RegExp, there: (page: Page) => Locator][] = [
  [/^Conferir benefícios/, /#beneficios-d500a$/, (page) => page.getByText('Segurança Digital, Banca Virtual')],
  [/^Receber uma ligação/, /\/receber-ligacao$/, (page) => page.getByText(callPageTexts.lead)],
  [/^Consultar$/, /#cobertura$/, (page) => page.getByRole('textbox', { name: phoneCallTexts.phone })],
  [/^Ver mais/, /#novidade-/, (page) => page.getByText(firstNews)],
  [/^Preferências de cookies/, /\/privacidade#cookies$/, (page) => page.getByText('O site funciona só com os cookies')],
]

for (const [name, address, there] of openers)
  test(
    `${name.source} without scripts leads to its drawer’s content`,
    there === openers[0]?.[2] ? {} : long,
    async ({ page }) => {
      await page.goto('/')
      await page.getByRole('link', { name }).first().click()
      await expect(page).toHaveURL(address)
      await expect(there(page).first()).toBeInViewport()
    },
  )

for (const path of ['/receber-ligacao', '/globoplay/timpre/receber-ligacao'])
  test(
    `${path} without scripts accepts a telephone to call`,
    path === '/receber-ligacao' ? {} : long,
    async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: callPageTexts.title })).toBeVisible()
      await page.getByRole('textbox', { name: callPageTexts.phone }).fill(person.phone)
      await page.getByRole('button', { name: callPageTexts.go }).click()
      await expect(page.getByText(callPageTexts.toast)).toBeVisible()
    },
  )

test.describe('a page of the server', () => {
  // The page has no scripts, but the checks do
  test.use({ javaScriptEnabled: true })

  test('looks like the product and can be used by everybody', long, async ({ page }) => {
    await page.goto('/sem-lembretes?de=nobody')
    const button = page.getByRole('button', { name: unsubscribeTexts.go })
    await expect(button).toHaveCSS('background-color', 'rgb(32, 54, 224)')
    await expect(button).toHaveCSS('font-family', /^"Schibsted Grotesk"/)
    await expectUsable(page)
    await button.click()
    await expect(page.getByRole('heading', { name: unsubscribeTexts.done })).toBeVisible()
    await expectUsable(page)
  })
})
