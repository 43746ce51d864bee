import { expect, type Page } from '@playwright/test'
import { finishButton, orderNumber } from '../e2e/support/ending.ts'
import { person } from '../support/person.ts'
import { answerAll, expectAt, leadId, openKeys, start } from '../e2e/support/visitor.ts'
import { pressOften, beginOften } from './browsers/impatience.ts'
import { inBrowsers, missingBrowser, type Visitor } from './browsers/inBrowsers.ts'
import { type How, neverHappens } from './neverHappens.ts'
import { someName, type Told } from './ledger.ts'

/** Presses repeatedly, reloads and goes back at every question, orders in two tabs. `beginsOften` uses several keys. */
const orderImpatiently = (beginsOften: boolean) => async (visitor: Visitor) => {
  const { page, ledger, voice, nth, schedule } = visitor
  const words = { ...person, name: someName(nth), email: `quixote${nth}@provedor.com.br`, schedule }
  await pressOften(page.context())
  if (beginsOften) await beginOften(page.context())
  ledger.created += 1
  await page.goto('/')
  await page.goto(start[voice])
  await answerAll(page, words, () => toAndFro(page, openKeys))
  const told: Told = { name: words.name, version: 1, unheard: [], numbers: [], answers: { email: words.email } }
  ledger.leads.set(await leadId(page), told)
  const other = await page.context().newPage()
  await other.goto(page.url())
  told.numbers.push(...(await finishInAll([page, other])))
  await toAndFro(page, async () => told.numbers.push(await numberSeen(page)))
}

/** Runs `seen` after each step. */
async function toAndFro(page: Page, seen: (page: Page) => Promise<unknown>) {
  await page.reload()
  await seen(page)
  await page.goBack()
  await page.locator('h1').first().waitFor()
  await page.goForward()
  await seen(page)
}

/** Presses in all tabs at once, without focusing each, which would remove its button. */
async function finishInAll(tabs: readonly Page[]): Promise<string[]> {
  for (const tab of tabs) await tab.locator('[name=acceptTerms]').check()
  const buttons = await Promise.all(tabs.map((tab) => finishButton(tab).elementHandle()))
  await Promise.all(buttons.map((button) => button?.evaluate((each) => each instanceof HTMLElement && each.click())))
  return Promise.all(tabs.map(numberSeen))
}

async function numberSeen(page: Page): Promise<string> {
  await expectAt(page, 'pedido-realizado')
  await expect.poll(() => orderNumber(page)).not.toBe('')
  return orderNumber(page)
}

const run = ({ full, weak }: How) => inBrowsers(Array.from({ length: full ? 6 : 2 }, () => orderImpatiently(weak)))

neverHappens('pressed often, reloaded, in two tabs', {
  control: 'a page that begins each order twice, by another key',
  missing: missingBrowser(),
  run,
})
