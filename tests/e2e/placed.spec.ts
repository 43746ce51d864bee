import { expect } from '@playwright/test'
import { placedTexts as texts } from '../../src/content/texts/site/smallPageTexts.ts'
import { doneTexts } from '../../src/content/texts/done/doneTexts.ts'
import { newcomer, person } from '../support/person.ts'
import { expectUsable } from './support/accessible.ts'
import { begin, forget, takeUp } from './support/begun.ts'
import { test } from './support/strictPage.ts'
import { aFreeVisit } from './support/freeVisits.ts'
import { voiceHere } from './support/visitor.ts'

test('a placed order is shown here, and elsewhere by its number and telephone, which are not stored', async ({
  page,
}) => {
  await forget(page)
  const words = { ...newcomer(), schedule: await aFreeVisit(page, person.cep) }
  await page.setViewportSize({ width: 390, height: 844 })
  await takeUp(page, await begin(page, words, voiceHere(), { finish: true }))
  await page.getByRole('link', { name: doneTexts.follow }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts.received.title })).toBeInViewport()
  const number = String(
    await page.evaluate(() => JSON.parse(localStorage.getItem('order-1') ?? '{}').facts.order.value.orderNumber),
  )
  await expectUsable(page)

  await forget(page)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Meu pedido' }).click()
  await page.getByRole('textbox', { name: texts.number }).fill(number)
  await page.getByRole('textbox', { name: texts.phone }).fill('(16) 99123-0000')
  await page.getByRole('button', { name: texts.go }).click()
  await expect(page.getByText(texts.unknown)).toBeVisible()
  await expectUsable(page)
  await page.getByRole('textbox', { name: texts.phone }).clear()
  await page.getByRole('textbox', { name: texts.phone }).fill(words.phone)
  await page.getByRole('textbox', { name: texts.phone }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: texts.received.title })).toBeFocused()
  await expectUsable(page)
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie, location.href]))
  expect(kept).not.toContain(number)
  expect(kept).not.toMatch(/99123/)
  await expect(page.getByText(/Palmeiras|Ana/)).toHaveCount(0)
})
