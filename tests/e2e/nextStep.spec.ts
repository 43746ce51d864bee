import { expect, type Locator, type Page } from '@playwright/test'
import { finishTexts } from '../../src/content/texts/order/finishTexts.ts'
import { slotTexts } from '../../src/content/texts/order/bankAndVisitTexts.ts'
import { cameBackTexts } from '../../src/content/texts/cameBackTexts.ts'
import { person } from '../support/person.ts'
import { begin, takeUp, until } from './support/begun.ts'
import { tickVisit } from './support/controls.ts'
import { long, test } from './support/strictPage.ts'
import { aFreeVisit } from './support/freeVisits.ts'
import { expectAt, voices, type Voice } from './support/visitor.ts'

/** Phones, a phone with its keyboard up, and a desktop. */
const windows = {
  phone: [
    { width: 320, height: 640 },
    { width: 360, height: 740 },
    { width: 375, height: 667 },
    { width: 390, height: 500 },
    { width: 390, height: 844 },
  ],
  desktop: [{ width: 1440, height: 900 }],
}

/** A phone with its keyboard up is the hardest. */
const inShort = [500, 900]

for (const [project, sizes] of Object.entries(windows)) {
  for (const viewport of sizes) {
    test.describe(`${viewport.width}×${viewport.height}`, inShort.includes(viewport.height) ? {} : long, () => {
      test.skip(() => test.info().project.name !== project, 'a window of the other project')
      test.use({ viewport })

      for (const voice of voices) {
        test(
          `${voice}: the button that places the order is in view with the price, and leads to the terms`,
          voice === 'chat' ? {} : long,
          async ({ page }) => {
            await atReview(page, voice)
            const finish = page.getByRole('button', { name: finishTexts.button }).last()
            await expectUncovered(finish)
            await expectUncovered(
              page
                .getByText(/R\$.*\/mês/)
                .locator('visible=true')
                .last(),
            )
            await finish.click()
            await expectUncovered(page.getByRole('checkbox', { name: new RegExp(`^${finishTexts.accept}`) }))
            await expectUncovered(page.getByRole('button', { name: finishTexts.button }).last())
          },
        )
      }

      test('a ticked visit can be confirmed in view', long, async ({ page }) => {
        await takeUp(page, await begin(page, until('schedule', person), 'chat'))
        await goOn(page)
        await expectUncovered(page.getByRole('checkbox').first().locator('xpath=ancestor::label'))
        await tickVisit(page, await aFreeVisit(page, person.cep))
        await expectUncovered(page.getByRole('button', { name: slotTexts.confirm(1) }))
      })
    })
  }
}

/** The conversation shows the terms with a delay. */
async function atReview(page: Page, voice: Voice) {
  const words = { ...person, schedule: await aFreeVisit(page, person.cep) }
  const begun = await begin(page, words, voice)
  if (voice === 'chat')
    await page.route(/\/StopTurn-[^/]*\.js/, async (route) => {
      await page.waitForTimeout(1500)
      await route.continue()
    })
  await takeUp(page, begun)
  await expectAt(page, 'confirmacao')
  if (voice === 'chat') await goOn(page)
}

const goOn = (page: Page) => page.getByRole('button', { name: cameBackTexts.go, exact: true }).first().click()

/** The part is in the window, and nothing covers its middle or its ends. */
const expectUncovered = (part: Locator) => expect.poll(() => part.evaluate(isUncovered)).toBe(true)

function isUncovered(part: Element): boolean {
  const { left, right, top, bottom } = part.getBoundingClientRect()
  const points = [top + 4, (top + bottom) / 2, bottom - 4].map((y) => document.elementFromPoint((left + right) / 2, y))
  return top >= 0 && bottom <= innerHeight && points.every((there) => part.contains(there) || there?.contains(part))
}
