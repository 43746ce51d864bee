import { expect, type Page } from '@playwright/test'
import { doneTexts } from '../../../src/content/texts/doneTexts.ts'
import { finishTexts } from '../../../src/content/texts/finishTexts.ts'
import { quizTexts } from '../../../src/content/texts/quizTexts.ts'
import type { Raw } from '../../../src/funnel/answers/readAnswers.ts'
import { answerAll, moved, openKeys } from './visitor.ts'

/** Answers the quiz with the options of these words, or with the first ones. */
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

/** Accepts the terms and orders; returns the number. A visitor who is shown an earlier order goes on. */
export async function finish(page: Page): Promise<string> {
  await pressFinish(page)
  const again = finishButton(page, finishTexts.again)
  await expect(again.or(page.getByText(doneTexts.number, { exact: true }))).toBeVisible()
  if (await again.isVisible()) await again.click()
  await expect(page).toHaveURL(/pedido-realizado/)
  return orderNumber(page)
}

/** Orders where the CPF was told on another device, or before the home was another: it is asked again. */
export async function finishToldAgain(page: Page, words: Raw): Promise<void> {
  await pressFinish(page)
  await expect.poll(() => openKeys(page)).toEqual(['document'])
  await answerAll(page, words)
}

/** A page repeats the button at the foot of the window while the one at the end of the form is out of view. */
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

/** The number by which a person of the team finds an order that was refused. */
export const protocolShown = (page: Page) => expect(page.getByText(/^\d{3} \d{3} \d{3}$/)).toBeVisible()
