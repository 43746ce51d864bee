import { expect } from '@playwright/test'
import { orderPanelTexts } from '../../src/content/texts/order/orderPanelTexts.ts'
import { begin, takeUp, until } from './support/begun.ts'
import { person } from '../support/person.ts'
import { long, test } from './support/strictPage.ts'
import { voiceHere } from './support/visitor.ts'

test('the summary of the order opens in place, and does not move the question', long, async ({ page }) => {
  await takeUp(page, await begin(page, until('birthDate', person), voiceHere()))
  await page.waitForLoadState('networkidle')
  const question = page.getByRole('heading', { level: 2 }).last()
  const place = () => question.evaluate(topOncePainted)
  await expect(question).toBeInViewport()
  const before = await place()
  const peek = page.getByRole('button', { name: new RegExp(`^${orderPanelTexts.heading}`) })
  await peek.focus()
  expect(await place()).toBe(before)
  await peek.click()
  const drawer = page.getByRole('dialog', { name: orderPanelTexts.heading })
  await expect(drawer.getByText(/Mega/).first()).toBeInViewport()
  expect(await place()).toBe(before)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(peek).toBeFocused()
  expect(await place()).toBe(before)
  await peek.click()
  await drawer
    .getByRole('link', { name: new RegExp(`^${orderPanelTexts.edit}`) })
    .first()
    .click()
  await expect(drawer).toBeHidden()
  await expect(page.locator('[data-changing] :focus')).toBeInViewport()
})

/** The page follows growth above a question before the next paint. */
const topOncePainted = (element: Element) =>
  new Promise<number>((done) =>
    requestAnimationFrame(() => setTimeout(() => done(Math.round(element.getBoundingClientRect().top)))),
  )
