import { expect, type Page } from '@playwright/test'
import { plainCall, plainCallTexts as texts } from '../../../src/api/contract/plainCall.ts'
import { landingFaq } from '../../../src/content/faq/landingFaq.ts'
import { inBrowsers, missingBrowser, type Visitor } from '../browsers/inBrowsers.ts'
import type { Fault, How } from '../counters.ts'

/**
 * Somebody whose browser runs no scripts reads plans and questions, and asks to be called, below them or on the page for it.
 * `forgets` is a server that only says so.
 */
const askForCall = (forgets: boolean) => async (visitor: Visitor) => {
  const { page, line, ledger, nth } = visitor
  const phone = `1699123${4000 + nth}`
  const thanks = { status: 200, type: 'text/html; charset=utf-8', body: `<h1>${texts.asked}</h1>` }
  if (forgets) line.answer(({ method }) => (method === 'POST' ? thanks : undefined))
  await page.goto('/')
  await readLanding(page)
  if (nth % 2 === 1) await page.goto(plainCall.path)
  await page.getByRole('textbox', { name: texts.phone }).fill(phone)
  await page.getByRole('button', { name: texts.go }).click()
  await page.getByRole('heading', { name: texts.asked }).waitFor()
  ledger.calls.push(phone)
}

async function readLanding(page: Page) {
  const plans = page.locator('#planos article')
  await expect(plans).not.toHaveCount(0)
  for (const plan of await plans.all()) await expect(plan).toContainText(/R\$\s*\d/)
  const themes = page.locator('#duvidas details:not(details details)')
  await expect(themes.locator('details')).toHaveCount(landingFaq('').length)
  for (const theme of await themes.all()) {
    await theme.locator('> summary').click()
    for (const entry of await theme.locator('details').all()) {
      await entry.locator('summary').click()
      await entry.locator('summary ~ *').first().waitFor()
    }
  }
}

async function run({ full, weak }: How) {
  const visits = Array.from({ length: full ? 20 : 4 }, () => askForCall(weak))
  return { ...(await inBrowsers(visits, { javaScriptEnabled: false })), figures: `${visits.length} calls asked for` }
}

export const noScripts: Fault = {
  name: 'JavaScript off',
  control: 'a server that only says that it will call',
  missing: missingBrowser(),
  brief: true,
  run,
}
