import { expect, type Page } from '@playwright/test'
import { doneTexts } from '../../../src/content/texts/done/doneTexts.ts'
import { finishTexts } from '../../../src/content/texts/order/finishTexts.ts'
import { quizTexts } from '../../../src/content/texts/order/quizTexts.ts'
import type { Raw } from '../../../src/funnel/answers/readAnswers.ts'
import { answerAll, moved, openKeys } from './visitor.ts'

/** Answers the quiz with these options, else with the first ones. */
export async function answerQuiz(page: Page, right: readonly string[] = []) {
  for (let at = 0; at < 3; at++) {
    await page
      .locator('main')
      .getByText(quizTexts.place(at + 1, 3))
      .first()
      .waitFor()
    const words = right[at]
    const option = words === undefined ? page.getByRole('radio').first() : page.getByRole('radio', { name: words })
    await option.check()
    await moved(page, () =>
      page.getByRole('button', { name: at === 2 ? quizTexts.last : quizTexts.next, exact: true }).click(),
    )
  }
}

/** Accepts the terms and orders; returns the number. Confirms a further order if asked. */
export async function finish(page: Page): Promise<string> {
  await pressFinish(page)
  const again = finishButton(page, finishTexts.again)
  await expect(again.or(page.getByText(doneTexts.number, { exact: true }))).toBeVisible()
  if (await again.isVisible()) await again.click()
  await expect(page).toHaveURL(/pedido-realizado/)
  return orderNumber(page)
}

/** Orders after another device or another home, which asks for the CPF again. */
export async function finishToldAgain(page: Page, words: Raw): Promise<void> {
  await pressFinish(page)
  await expect.poll(() => openKeys(page)).toEqual(['document'])
  await answerAll(page, words)
}

/** The first button: a page repeats it at the foot of the window while the form's end is out of view. */
export const finishButton = (page: Page, name: string = finishTexts.button) =>
  page.getByRole('button', { name }).first()

async function pressFinish(page: Page) {
  await page.locator('[name=acceptTerms]').check()
  await finishButton(page).click()
}

export async function orderNumber(page: Page): Promise<string> {
  const shown = await page.locator(`p:text-is("${doneTexts.number}") + *`).textContent()
  return (shown ?? '').replace(/\D/g, '')
}

/** The protocol, by which a person finds a refused order. */
export const protocolShown = (page: Page) => expect(page.getByText(/^\d{3} \d{3} \d{3}$/)).toBeVisible()
