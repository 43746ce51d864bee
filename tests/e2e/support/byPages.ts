import type { Page } from '@playwright/test'
import type { Key } from '../../../src/content/answers.ts'
import { inputTexts } from '../../../src/content/inputTexts.ts'
import { questions } from '../../../src/content/questions.ts'
import type { Raw } from '../../../src/funnel/read.ts'
import { switchToCompany, takePlan, tickVisit, write } from './controls.ts'

/** Fills the form of a page and sends it. */
export async function fillPage(page: Page, words: Raw, keys: Key[]) {
  for (const key of keys) await fillOne(page, key, words[key] ?? '')
  if (!keys.includes('plan') && !keys.includes('offer')) await page.locator(`form:has([name="${keys[0]}"]) button[type=submit]`).last().click()
}

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
  const none = page.getByText(questions.complement.show('', {}), { exact: true })
  await (text === 'sem complemento' ? none.click() : page.getByRole('textbox', { name: inputTexts.complement.field }).fill(text))
}
