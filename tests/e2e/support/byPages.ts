import type { Page } from '@playwright/test'
import type { Key } from '../../../src/content/questions/answers.ts'
import { inputTexts } from '../../../src/content/texts/order/inputTexts.ts'
import { noneOf, questions } from '../../../src/content/questions/questions.ts'
import type { Raw } from '../../../src/funnel/answers/readAnswers.ts'
import { field, switchToCompany, takePlan, tickVisit, write } from './controls.ts'

/** Fills and sends the form of a page: on a desktop with Enter in its last text field, else with its button. */
export async function fillPage(page: Page, words: Raw, keys: Key[]) {
  for (const key of keys) await fillOne(page, key, words[key] ?? '')
  const last = keys.at(-1) ?? 'plan'
  const { kind } = questions[last].input
  if (kind === 'plans' || kind === 'offers') return
  if (kind === 'text' && isWide(page)) return field(page, last).press('Enter')
  await page.locator(`form:has([name="${last}"]) button[type=submit]`).last().click()
}

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) > 1000

async function fillOne(page: Page, key: Key, text: string) {
  const control = page.locator(`main [name="${key}"]`)
  switch (questions[key].input.kind) {
    case 'yesNo':
    case 'days':
      return control.and(page.locator(`[value="${text}"]`)).check()
    case 'consent':
      return control.setChecked(text === 'sim')
    case 'state':
      return control.selectOption(text)
    case 'plans':
    case 'offers':
      return takePlan(page, text)
    case 'bank':
      return page.getByRole('combobox', { name: questions[key].label }).fill(text)
    case 'slots':
      return tickVisit(page, text)
    case 'complement':
      return fillComplement(page, text)
    case 'document':
      await switchToCompany(page, text)
      return write(control, text)
    case 'text':
      return write(control, text)
  }
}

async function fillComplement(page: Page, text: string) {
  const none = page.getByText(noneOf('complement'), { exact: true })
  await (text === 'sem complemento'
    ? none.click()
    : page.getByRole('textbox', { name: inputTexts.complement.field }).fill(text))
}
