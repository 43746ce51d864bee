import { expect, type Page } from '@playwright/test'
import { addressCards } from '../../server/sample/sampleCards.ts'
import { planTexts } from '../../src/content/texts/planTexts.ts'
import { cepText } from '../../src/content/format.ts'
import { refusalId } from '../../src/conversation/transcript/turn.ts'
import { begin, takeUp, until } from './support/begun.ts'
import { field } from './support/controls.ts'
import { person } from '../support/person.ts'
import { long, test } from './support/strictPage.ts'
import { questionsFrom } from '../support/questionsOf.ts'
import { aFreeVisit } from './support/freeVisits.ts'
import { answerAll, expectAt, start } from './support/visitor.ts'

test(
  'an order resumed in the conversation shows the start of its open question, even if it is tall',
  long,
  async ({ page }) => {
    const { cep, number } = addressCards.giga
    const schedule = await aFreeVisit(page, person.cep)
    for (const words of [{ cep: cepText(cep), number }, until('plan', person), person, { ...person, schedule }]) {
      await takeUp(page, await begin(page, words, 'chat'))
      await expectSeen(page, '#agora')
    }
  },
)

test('going back shows the answer in view, with the focus', long, async ({ page }) => {
  await page.goto(start.chat)
  await answerAll(page, until('email', person))
  for (const key of questionsFrom('name', 'phone').toReversed()) {
    await page.goBack()
    await expect(field(page, key).and(page.locator(':focus'))).toHaveCount(1)
    await expectSeen(page, ':focus')
  }
  await page.goBack()
  await expectAt(page, 'plano')
  await expectSeen(page, '[data-changing] > p')
})

test('further plans start in view', long, async ({ page }) => {
  await takeUp(page, await begin(page, until('plan', person), 'chat'))
  await otherPlans(page).click()
  await expect(otherPlans(page)).toBeHidden()
  await expect(page.locator('section button:focus')).toBeVisible()
  await expect.poll(() => page.evaluate(isTopSeen)).toBe(true)
})

test(
  'the reason why no plan was chosen is in view, even if the plans are taller than the window',
  long,
  async ({ page }) => {
    await takeUp(page, await begin(page, until('plan', person), 'chat'))
    for (const words of ['', 'xiruliru bamba']) {
      await page.locator('#resposta').fill(words)
      await page.locator('#resposta').press('Enter')
      await expect(page.locator('#resposta')).toBeFocused()
      await expectSeen(page, `[id="${refusalId('plan')}"]`)
    }
  },
)

async function expectSeen(page: Page, what: string) {
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.evaluate(isWhollySeen, what)).toBe(true)
}

const otherPlans = (page: Page) => page.getByRole('button', { name: planTexts.others })

/** Whether nothing covers either end of an element. */
function isWhollySeen(what: string): boolean {
  const seen = document.querySelector(what)
  const { left, top, bottom } = seen?.getBoundingClientRect() ?? new DOMRect()
  return [top + 2, bottom - 2].every((y) => seen?.contains(document.elementFromPoint(left + 2, y)))
}

function isTopSeen(): boolean {
  const { left, top } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
  return document.activeElement?.contains(document.elementFromPoint(left + 2, top + 2)) ?? false
}
