import { expect } from '@playwright/test'
import { addressCards } from '../../server/sample/cards.ts'
import { cepText } from '../../src/content/format.ts'
import { begin, takeUp, until } from './support/begun.ts'
import { person } from './support/person.ts'
import { test } from './support/strictPage.ts'

test('an order taken up in the conversation shows its open question from the beginning, however tall it grows', async ({ page }) => {
  const { cep, number } = addressCards.giga
  for (const words of [{ cep: cepText(cep), number }, until('plan', person), person]) {
    await takeUp(page, await begin(page, words, 'chat'))
    await page.waitForLoadState('networkidle')
    await expect.poll(() => page.evaluate(isWhollySeen)).toBe(true)
  }
})

/** Nothing covers either end of the open question's heading. */
function isWhollySeen(): boolean {
  const heading = document.getElementById('agora')
  const { left, top, bottom } = heading?.getBoundingClientRect() ?? new DOMRect()
  return [top + 2, bottom - 2].every((y) => heading?.contains(document.elementFromPoint(left + 2, y)))
}
