import { expect } from '@playwright/test'
import { start, type Voice } from './support/visitor.ts'
import { long, test } from './support/strictPage.ts'

/** The question after the first one, in the same voice. */
const next = { chat: '/chat/numero', pages: '/checkout/nr-imovel' }
/** Other parameters of a link. */
const query = '?s=d600b&utm_source=mail'

for (const voice of ['chat', 'pages'] satisfies Voice[]) {
  test(
    `${voice}: the first question works before any script has loaded, with its link’s parameters`,
    voice === 'chat' ? {} : long,
    async ({ page, expected }) => {
      expected.failures.push(/ERR_FAILED/)
      let late = true
      await page.route('**/assets/*.js', (route) => (late ? route.abort() : route.continue()))
      await page.goto(start[voice] + query, { waitUntil: 'commit' })
      await page.locator('[name=cep]').fill('14010-100')
      late = false
      await page.locator('[name=cep]').press('Enter')
      await expect(page).toHaveURL(next[voice] + query)
      await expect(page.locator('[name=number]')).toBeVisible()
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('order-1')))
        .toMatch(/"utm_source":"mail".*"wanted":{"sku":"d600b"}/)
    },
  )

  test(`${voice}: text typed before the scripts load stays`, voice === 'pages' ? {} : long, async ({ page }) => {
    const gate = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await gate.promise
      await route.continue()
    })
    await page.goto(start[voice], { waitUntil: 'commit' })
    const field = page.locator('[name=cep]')
    await field.fill('14010')
    gate.resolve()
    await page.waitForLoadState('networkidle')
    await expect(field).toHaveValue(/^14010/)
    await field.fill('14010-100')
    await field.press('Enter')
    await expect(page.locator('[name=number]')).toBeVisible()
  })
}
