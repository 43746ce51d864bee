import type { Locator, Page } from '@playwright/test'
import { builtInCatalogue } from '../../../server/plans/builtInCatalogue.ts'
import type { Key } from '../../../src/content/questions/answers.ts'
import { inputTexts } from '../../../src/content/texts/order/inputTexts.ts'
import { slotTexts } from '../../../src/content/texts/order/bankAndVisitTexts.ts'
import { ownDataTexts } from '../../../src/content/texts/ownData/ownDataTexts.ts'
import { planTexts, speedParts } from '../../../src/content/texts/planTexts.ts'
import type { Plan } from '../../../src/api/contract/sale/plan.ts'
import { streamings } from '../../../src/api/contract/operatorSite/brandAndContact.ts'

/** Overwrites a field. A masked field moves its cursor on focus, so that comes first. */
export async function write(field: Locator, text: string) {
  await field.focus()
  await field.fill(text)
}

/** The field of a question; the last one, if the conversation has several. */
export const field = (page: Page, key: Key) => page.locator(`main [name=${key}]`).last()

/** Types the first half of an answer; returns the field's text. */
export async function halfType(page: Page, key: Key, text: string): Promise<string> {
  await write(field(page, key), text.slice(0, Math.ceil(text.length / 2)))
  return field(page, key).inputValue()
}

export async function takePlan(page: Page, sku: string) {
  const plan = builtInCatalogue.planBySku(sku)
  if (!plan) throw new Error(`no plan ${sku}`)
  await takeOffer(page, plan)
}

/** Takes a plan, turning its streaming on if its card has several. */
export async function takeOffer(page: Page, plan: Pick<Plan, 'plan' | 'plan_download' | 'subscriptions'>) {
  await page.locator('main fieldset[name] :is(article, section)').first().waitFor()
  const more = page.getByRole('button', { name: planTexts.others })
  if (await more.isVisible()) await more.click()
  const take = page.getByRole('button', { name: new RegExp(`, ${plan.plan.replace('+', '\\+')}$`) })
  const { speed, unit } = speedParts(plan.plan_download)
  await openPlans(page, `${speed} ${unit}`)
  const card = page
    .locator('main :is(article, section):has([role=switch])')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^${speed} ${unit}`) }) })
    .last()
  for (const [slug, name] of Object.entries(streamings)) {
    if (plan.subscriptions.includes(slug) && (await take.count()) === 0)
      await card.getByRole('switch', { name }).check()
  }
  await take.click()
}

/** Opens the plans' rows in the conversation. */
export async function openPlans(page: Page, speed = '') {
  await page.locator('main fieldset[name] :is(article, section)').first().waitFor()
  const closed = page.locator('main h3').getByRole('button', { name: new RegExp(`^${speed}`), expanded: false })
  for (const row of (await closed.all()).toReversed()) await row.click()
}

export async function tickVisit(page: Page, slot: string) {
  const box = page.locator(`[type=checkbox][value="${slot}"]`)
  const more = page.getByRole('button', { name: slotTexts.more })
  await page.locator('[name=schedule-slot]').first().waitFor()
  if ((await box.count()) === 0) await more.click()
  await box.check()
}

/** Switches the field from CPF to CNPJ. */
export async function switchToCompany(page: Page, text: string) {
  if (text.length > 11) await page.getByRole('button', { name: inputTexts.otherDocument.person }).click()
}

/** Takes a plan after a check without an order. */
export async function takeFirstPlan(page: Page) {
  await openPlans(page)
  await page
    .getByRole('button', { name: /^Quero este/ })
    .first()
    .click()
}

/** Opens the summary of the order, which narrow windows fold. */
export const unfold = (page: Page) =>
  page
    .locator('[aria-haspopup=dialog][aria-expanded], aside')
    .locator('visible=true')
    .first()
    .click({ position: { x: 4, y: 4 } })

/** Opens 'Meus dados', on each page of an unplaced order. */
export const openOwnData = (page: Page) => page.getByRole('button', { name: ownDataTexts.open }).click()
