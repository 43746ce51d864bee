import { expect, type Page } from '@playwright/test'
import {
  callPageTexts,
  cartTexts,
  confirmingTexts,
  linksTexts,
  mobileChoiceTexts,
} from '../../src/content/texts/site/smallPageTexts.ts'
import { documents } from '../../src/api/contract/documentEditions.ts'
import { chatTexts } from '../../src/content/texts/chat/chatTexts.ts'
import type { Key } from '../../src/content/questions/answers.ts'
import { noneOf } from '../../src/content/questions/questions.ts'
import { regulationTexts } from '../../src/content/texts/site/regulationTexts.ts'
import { notFoundTexts } from '../../src/content/texts/order/checkoutTexts.ts'
import { bannerText } from '../../src/content/texts/landing/landingTexts.ts'
import { planTexts } from '../../src/content/texts/planTexts.ts'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { expectUsable } from './support/accessible.ts'
import { begin, takeUp, until } from './support/begun.ts'
import { person } from '../support/person.ts'
import { long, test } from './support/strictPage.ts'
import { aFreeVisit } from './support/freeVisits.ts'
import { answerAll, expectAt, openKeys, start, voiceHere, voices } from './support/visitor.ts'

/** In the short lane `journeys.spec` tests every other screen. */
for (const voice of voices) {
  test(`${voice}: every screen of an order can be used by everybody`, long, async ({ page }) => {
    const words: Raw = { ...person, directDebit: 'sim', schedule: await aFreeVisit(page, person.cep) }
    await page.goto(start[voice])
    await answerAll(page, words, () => expectUsable(page))
    await expectAt(page, 'confirmacao')
    for (const fold of await page.locator('main details > summary').all()) await fold.click()
    await expectUsable(page)
  })
}

test('the pages of the site can be used by everybody', long, async ({ page, expected }) => {
  expected.failures.push(/status of 404/)
  const pages = {
    '/': bannerText('').heading,
    '/planos/sp/ribeirao-preto': 'Internet por fibra em Ribeirão Preto.',
    '/nada': notFoundTexts.title,
    '/regulamentos': regulationTexts.regulations,
    '/checkout/carrinho': cartTexts.title,
    '/black-friday': bannerText('black-friday').heading,
    '/planos': 'Planos de fibra, cidade por cidade.',
    '/planos/sp': 'Internet por fibra no estado de São Paulo.',
    '/regulamentos#contrato': regulationTexts.summaries,
    '/regulamentos/contrato': documents.contrato.title,
    '/receber-ligacao': callPageTexts.title,
    '/selecao-plano-movel': mobileChoiceTexts.title,
    '/linktree': linksTexts.title,
  }
  for (const [path, heading] of Object.entries(pages)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectUsable(page)
  }
})

test(
  'a requested call, an unfinished order and the wait for its confirmation can be used by everybody',
  long,
  async ({ page }) => {
    await page.goto('/receber-ligacao')
    await page.getByRole('textbox').fill('(10) 99123-4567')
    await page.getByRole('button', { name: callPageTexts.go }).click()
    await expect(page.getByText(refusals['phone.invalid'])).toBeVisible()
    await expectUsable(page)
    await page.getByRole('textbox').fill(person.phone)
    await page.getByRole('textbox').press('Enter')
    await expect(page.getByText(callPageTexts.toast)).toBeVisible()
    await expectUsable(page)
    await takeUp(page, await begin(page, until('name', person), voiceHere()))
    await page.goto('/checkout/carrinho')
    await expect(page.getByText(cartTexts.lead)).toBeVisible()
    await expectUsable(page)
    await page.addInitScript(stayThere)
    await page.goto('/checkout/confirmando-dados')
    await expect(page.getByRole('heading', { name: confirmingTexts.title })).toBeVisible()
    await expectUsable(page)
  },
)

test('the conversation works with only the keyboard, and never loses its place', async ({ page }) => {
  await page.goto(start.chat)
  await openKeys(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  for (const key of ['cep', 'number'] as const) {
    await expectFocusOn(page, key)
    await page.keyboard.type(person[key])
    await page.keyboard.press('Enter')
  }
  await expectFocusOn(page, 'complement')
  await tabTo(page, noneOf('complement'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: chatTexts.free })).toBeFocused()
  await tabTo(page, '500 Mega', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, planTexts.take, 'Tab')
  await page.keyboard.press('Enter')
  await expectFocusOn(page, 'name')
})

test(
  'the contracts have their own address among the regulations; the keyboard switches between them, and back returns',
  long,
  async ({ page }) => {
    const isOpen = (name: string) => expect(page.getByRole('tab', { name, selected: true })).toBeFocused()
    const { regulations, contracts } = regulationTexts.tabs
    await page.goto('/regulamentos?utm_source=mail#contrato')
    await page.getByRole('tab', { name: contracts, selected: true }).focus()
    for (const [key, opened] of [
      ['ArrowLeft', regulations],
      ['ArrowRight', contracts],
      ['Home', regulations],
      ['End', contracts],
      ['ArrowRight', regulations],
    ] as const) {
      await page.keyboard.press(key)
      await isOpen(opened)
    }
    await expect(page).toHaveURL('/regulamentos?utm_source=mail#regulamentos')
    await page.goBack()
    await expect(page.getByRole('tab', { name: contracts, selected: true })).toBeVisible()
  },
)

/** Blocks the automatic continuation after 1.2 seconds. */
function stayThere() {
  const usual = window.setTimeout.bind(window)
  window.setTimeout = Object.assign(
    (run: TimerHandler, wait?: number) => (wait === 1200 ? 0 : usual(run, wait)),
    window.setTimeout,
  )
}

/** The field of the open question has the focus by itself. */
const expectFocusOn = (page: Page, key: Key) => expect(page.locator(`main [name=${key}]:focus`)).toBeVisible()

/** Presses the key until something with this name has the focus. */
async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab') {
  for (let steps = 0; steps < 40; steps++) {
    await page.keyboard.press(key)
    if (await page.evaluate((wanted) => document.activeElement?.textContent?.startsWith(wanted), name)) return
  }
  throw new Error(`the focus never reached ${name}`)
}
