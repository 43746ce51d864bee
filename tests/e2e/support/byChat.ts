import type { Page } from '@playwright/test'
import type { Key } from '../../../src/content/questions/answers.ts'
import { chatTexts } from '../../../src/content/texts/chat/chatTexts.ts'
import { saveText } from '../../../src/content/texts/chat/editTexts.ts'
import { inputTexts } from '../../../src/content/texts/order/inputTexts.ts'
import { slotTexts } from '../../../src/content/texts/order/bankAndVisitTexts.ts'
import { questions } from '../../../src/content/questions/questions.ts'
import type { Raw } from '../../../src/funnel/answers/readAnswers.ts'
import { switchToCompany, takePlan, tickVisit, write } from './controls.ts'

/** Answers the open question of the conversation: by a tap if offered, else in words. */
export async function sayInChat(page: Page, words: Raw, [key]: Key[]) {
  if (!key) throw new Error('Nothing is asked')
  const text = words[key] ?? ''
  const tap = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const { input } = questions[key]
  switch (input.kind) {
    case 'yesNo':
    case 'consent':
      return tap(text === 'sim' ? input.yes : input.no)
    case 'days':
      return tap(chatTexts.day(Number(text)))
    case 'plans':
    case 'offers':
      return takePlan(page, text)
    case 'slots':
      await tickVisit(page, text)
      return tap(slotTexts.confirm(1))
    case 'state':
      await page.locator('main select').selectOption(text)
      return tap(inputTexts.confirm)
    case 'complement':
      return text === 'sem complemento' ? tap(input.none) : send(page, text)
    case 'document':
      await switchToCompany(page, text)
      return send(page, text)
    case 'bank':
    case 'text':
      return send(page, text)
  }
}

/** Changes an opened answer. */
export async function changeInPlace(page: Page, key: Key, text: string) {
  const form = page.locator('main form').filter({ has: page.getByRole('button', { name: saveText(key) }) })
  await write(form.locator(`[name=${key}]`), text)
  await form.getByRole('button', { name: saveText(key) }).click()
}

async function send(page: Page, text: string) {
  await write(page.locator('#resposta'), text)
  await page.locator('#resposta').press('Enter')
}
