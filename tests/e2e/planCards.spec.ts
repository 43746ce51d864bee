import { expect, type Locator, type Page } from '@playwright/test'
import { finishTexts } from '../../src/content/texts/order/finishTexts.ts'
import { person } from '../support/person.ts'
import { begin, takeUp, until } from './support/begun.ts'
import { untilKnown } from './support/known.ts'
import { inPages, long, test } from './support/strictPage.ts'
import { aFreeVisit } from './support/freeVisits.ts'

test.skip(() => test.info().project.name !== 'desktop', 'a phone has one card a row')

/** The ends of the cards' rows, and of the list. */
const ends = (cards: Locator) =>
  cards.evaluateAll((all) => {
    const rows = new Map<number, number>()
    for (const { top, right } of all.map((card) => card.getBoundingClientRect()))
      rows.set(Math.round(top), Math.round(right))
    return { rows: [...rows.values()], list: Math.round(all[0]?.parentElement?.getBoundingClientRect().right ?? 0) }
  })

test('the last row of plans is full for any number of plans', long, async ({ page }) => {
  await begin(page, until('plan', person), 'pages')
  await page.goto('/checkout/planos')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(5)
  await cards.first().evaluate((card) => {
    const again = [card, card.nextElementSibling].map((part) => part?.cloneNode(true) ?? '')
    card.parentElement?.append(...again)
  })
  for (const count of [6, 5, 4, 3, 2]) {
    await expect(cards).toHaveCount(count)
    for (const width of [800, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const { rows, list } = await ends(cards)
      expect([count, width, ...rows]).toEqual([count, width, ...rows.map(() => list)])
    }
    await cards.last().evaluate((card) => {
      card.nextElementSibling?.remove()
      card.remove()
    })
  }
})

test('a single plan on a home page is as wide as three, with its field at the side', long, async ({ page }) => {
  await page.goto('/globoplay')
  const card = page.locator('#planos').getByRole('article')
  await expect(card).toHaveCount(1)
  const [box, name, take] = await Promise.all(
    [card, card.getByRole('heading'), card.getByRole('link').first()].map((part) => part.boundingBox()),
  )
  expect(box?.width).toBeGreaterThan(900)
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThan(take?.x ?? 0)
})

const drawnBefore = (part: Locator) => part.evaluate((element) => getComputedStyle(element, '::before').backgroundImage)

test('with the visitor’s own colours the stages and the strand are still drawn', long, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/checkout/cep')
  expect(await drawnBefore(page.locator('[aria-current=step]'))).toContain('gradient')
  await page.goto('/chat')
  const question = page.locator('#agora')
  await untilKnown(question)
  expect(await drawnBefore(question)).toContain('gradient')
})

test('the panel that places the order fits a low window', inPages, async ({ page }) => {
  await atReview(page)
  await page.setViewportSize({ width: 1440, height: 600 })
  const panel = page.locator('.panel', { has: page.getByRole('heading', { name: finishTexts.heading }) })
  const { bottom } = await panel.evaluate((element) => element.getBoundingClientRect())
  expect(bottom).toBeLessThanOrEqual(600)
})

test('at the end of the review nothing moves when the repeated button disappears', long, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await atReview(page)
  await expect(page.getByRole('button', { name: finishTexts.button })).toHaveCount(2)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await page.locator('[name=acceptTerms]').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: finishTexts.button })).toHaveCount(1)
  expect(await height()).toBe(before)
})

async function atReview(page: Page) {
  await takeUp(page, await begin(page, { ...person, schedule: await aFreeVisit(page, person.cep) }, 'pages'))
}
