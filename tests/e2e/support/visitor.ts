import { expect, type Page } from '@playwright/test'
import { isKey, type Key } from '../../../src/content/answers.ts'
import { questions } from '../../../src/content/questions.ts'
import { planBySku } from '../../../server/plans/catalogue.ts'
import { speedParts } from '../../../src/content/planTexts.ts'
import { streamingNames } from '../../../src/funnel/orderRows.ts'
import { finishTexts, doneTexts } from '../../../src/content/finishTexts.ts'
import { quizTexts } from '../../../src/content/quizTexts.ts'
import { inputTexts } from '../../../src/content/inputTexts.ts'
import type { Raw } from '../../../src/funnel/read.ts'

export type Voice = 'chat' | 'pages'

export const start: Record<Voice, string> = { chat: '/chat', pages: '/checkout/cep' }

/** Answers whatever is asked, in the voice the visitor is in, until a screen asks nothing that these words answer. */
export async function answerAll(page: Page, words: Raw, onScreen?: (keys: Key[]) => Promise<void>) {
  for (let screens = 0; screens < 60; screens++) {
    const keys = await openKeys(page)
    if (keys.length === 0 || keys.some((key) => words[key] === undefined)) return
    await onScreen?.(keys)
    await answer(page, words, keys)
  }
  throw new Error('the order never came to an end')
}

/** Answers the questions on the screen and waits for the next. */
export async function answer(page: Page, words: Raw, keys: Key[]) {
  const before = await standing(page)
  if (voiceOf(page) === 'chat') await say(page, keys[0] ?? 'cep', words[keys[0] ?? 'cep'] ?? '')
  else await fill(page, words, keys)
  await expect.poll(() => standing(page), { message: `after ${keys.join(', ')}` }).not.toBe(before)
}

export const voiceOf = (page: Page): Voice => (new URL(page.url()).pathname.startsWith('/chat') ? 'chat' : 'pages')

/** The questions that are open on the screen, once nothing is being looked up. */
export async function openKeys(page: Page): Promise<Key[]> {
  await expect(page).not.toHaveURL(/verificando/)
  await expect.poll(async () => stops.test(page.url()) || (await keysIn(page)).length).toBeTruthy()
  return keysIn(page)
}

/** Where an order waits for more than an answer. */
const stops = /confirmacao|pedido-realizado|validacao|oferta-indisponivel|erro/

async function keysIn(page: Page): Promise<Key[]> {
  if (/confirmacao|pedido-realizado|erro/.test(page.url())) return []
  const names = await page.locator('main [name]').evaluateAll((controls) => controls.map((control) => control.getAttribute('name') ?? ''))
  return [...new Set(names.filter(isKey))]
}

/** What the visitor sees change when an answer is taken. */
const standing = (page: Page) => page.evaluate(() => [location.pathname, document.querySelector('h1')?.textContent, document.querySelector('h2')?.textContent, [...document.querySelectorAll('main [name]')].map((control) => control.getAttribute('name')).join()].join('|'))

async function say(page: Page, key: Key, text: string) {
  if (key === 'document') await switchToCompany(page, text)
  await page.locator('#resposta').fill(text)
  await page.locator('#resposta').press('Enter')
}

async function fill(page: Page, words: Raw, keys: Key[]) {
  for (const key of keys) await fillOne(page, key, words[key] ?? '')
  if (!keys.includes('plan')) await page.locator(`form:has([name="${keys[0]}"]) button[type=submit]`).last().click()
}

async function fillOne(page: Page, key: Key, text: string) {
  const control = page.locator(`main [name="${key}"]`)
  switch (questions[key].input.kind) {
    case 'yesNo':
    case 'days':
      return control.and(page.locator(`[value="${text}"]`)).check()
    case 'consent':
      return control.setChecked(text === 'sim')
    case 'state':
      return control.selectOption(text)
    case 'plans':
      return takePlan(page, text)
    case 'bank':
      return page.getByRole('combobox', { name: questions[key].label }).fill(text)
    case 'slots':
      return page.locator(`[value="${text}"]`).check()
    case 'complement':
      return fillComplement(page, text)
    case 'document':
      await switchToCompany(page, text)
      return control.fill(text)
    case 'text':
      return control.fill(text)
  }
}

async function fillComplement(page: Page, text: string) {
  const none = page.getByText(questions.complement.show('', {}), { exact: true })
  await (text === 'sem complemento' ? none.click() : page.getByRole('textbox', { name: questions.complement.label }).fill(text))
}

async function switchToCompany(page: Page, text: string) {
  if (text.length > 11) await page.getByRole('button', { name: inputTexts.otherDocument.person }).click()
}

/** Turns on the streaming of a plan where its card has switches, and takes it. */
async function takePlan(page: Page, sku: string) {
  const plan = planBySku(sku)
  if (!plan) throw new Error(`no plan ${sku}`)
  const button = page.getByRole('button', { name: new RegExp(`, ${plan.plan.replace('+', '\\+')}$`) })
  const { speed, unit } = speedParts(plan.plan_download)
  const card = page.getByRole('article', { name: `${speed} ${unit}` })
  if ((await button.count()) === 0) await card.getByRole('switch', { name: streamingNames(plan.subscriptions) ?? '' }).check()
  await button.click()
}

/** The first visits that can still be booked, as the words of an answer. */
export async function freeVisit(page: Page): Promise<string> {
  const free = page.locator('input[type="checkbox"][value*=" manha"]:not(:disabled), input[type="checkbox"][value*=" tarde"]:not(:disabled)')
  return (await free.first().getAttribute('value')) ?? ''
}

/** Answers the quiz with the options of these words, or with the first ones. */
export async function answerQuiz(page: Page, right: string[] = []) {
  let before = ''
  for (let at = 0; at < 3; at++) {
    const legend = page.locator('fieldset:has([name=quiz]) legend')
    await expect(legend).not.toHaveText(before === '' ? '-' : before)
    before = (await legend.textContent()) ?? ''
    const words = right[at]
    const option = words === undefined ? page.getByRole('radio').first() : page.getByRole('radio', { name: words })
    await option.check()
    await page.getByRole('button', { name: at === 2 ? quizTexts.last : quizTexts.next }).click()
  }
}

/** Accepts the terms and orders; gives the number. */
export async function finish(page: Page): Promise<string> {
  await page.locator('[name=acceptTerms]').check()
  await page.getByRole('button', { name: finishTexts.button }).click()
  await expect(page).toHaveURL(/pedido-realizado/)
  return (await page.getByText(doneTexts.number).locator('xpath=following-sibling::*[1]').first().textContent()) ?? ''
}
