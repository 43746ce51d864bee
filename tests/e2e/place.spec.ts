import { expect, type Page } from '@playwright/test'
import { addressCards } from '../../server/sample/sampleCards.ts'
import { keysIn, type Key } from '../../src/content/questions/answers.ts'
import { questions } from '../../src/content/questions/questions.ts'
import { checkoutTexts, notFoundTexts } from '../../src/content/texts/order/checkoutTexts.ts'
import { cepText } from '../../src/content/format.ts'
import { privateAnswerTexts } from '../../src/content/texts/errors/privateAnswerTexts.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { questionAfter, questionsFrom, screensFrom } from '../support/questionsOf.ts'
import { begin, takeUp, until } from './support/begun.ts'
import { changeInPlace } from './support/byChat.ts'
import { field, halfType } from './support/controls.ts'
import { finish, finishButton, orderNumber } from './support/ending.ts'
import { isFull } from '../support/lane.ts'
import { newcomer, person } from '../support/person.ts'
import { ordersOf, storedLead } from './support/storedLead.ts'
import { long, test } from './support/strictPage.ts'
import { aFreeVisit } from './support/freeVisits.ts'
import { answer, answerAll, expectAt, leadId, moved, openKeys, start, voiceHere } from './support/visitor.ts'

/** Screens with different things for a reload to restore: a draft, plans, a private answer, a consent, visits. */
const differing: Key[] = ['number', 'plan', 'email', 'document', 'schedule']

/** The full lane reloads every screen. A reload loses text typed before the scripts load. */
test('a reload keeps the place and the draft, and the order is the same', async ({ page }) => {
  const voice = voiceHere()
  const words: Raw = { ...newcomer(), schedule: await aFreeVisit(page, person.cep) }
  await page.goto(start[voice])
  await page.waitForLoadState('networkidle')
  await answerAll(page, words, async (keys) => {
    if (isFull || keys.some((key) => differing.includes(key))) await reloaded(page, words, keys)
  })
  await reloaded(page, words, [])
  const number = await finish(page)
  await page.reload()
  await expect.poll(() => orderNumber(page)).toBe(number)
  const reloadedOften = await storedLead(await leadId(page))
  const { lead } = await begin(page, words, voice, { finish: true })
  expect(reloadedOften).toEqual(await storedLead(lead))
})

async function reloaded(page: Page, words: Raw, keys: Key[]) {
  const [key] = keys
  const draft = key && isPublicText(key) ? await halfType(page, key, words[key] ?? '') : null
  const { pathname } = new URL(page.url())
  await privateOnesSaved(page, words, key)
  await page.reload()
  // The consent next to the e-mail may have appeared after it the first time
  await expect.poll(() => openKeys(page)).toEqual(expect.arrayContaining(keys))
  await expect(page).toHaveURL((url) => url.pathname === pathname)
  if (key && draft) await expect(field(page, key)).toHaveValue(draft)
}

/** Private answers are only on the server, so earlier ones must have arrived. */
async function privateOnesSaved(page: Page, words: Raw, key: Key | undefined) {
  const before = keysIn(key ? until(key, words) : words)
  const steps = (['birthDate', 'motherName', 'document'] as const)
    .filter((each) => before.includes(each))
    .map((each) => questions[each].wire.step)
  await page.waitForFunction(
    (names) => names.every((name) => JSON.parse(localStorage.getItem('order-1') ?? '{}').saved?.[name]),
    steps,
  )
}

const isPublicText = (key: Key) => questions[key].input.kind === 'text' && !questions[key].private

test('only an unsaved private answer is asked again after a reload', long, async ({ page, expected }) => {
  expected.failures.push(/ERR_FAILED/)
  const words = until('motherName', person)
  await takeUp(page, await begin(page, until('birthDate', person), voiceHere()))
  await page.route('**/birthDate', (route) => route.abort())
  expect(await answerAll(page, words)).toEqual(['birthDate'])
  await page.reload()
  await expect.poll(() => openKeys(page)).toEqual(['birthDate'])
  await expect(page.getByText(privateAnswerTexts.whyLost(['birthDate']))).toBeVisible()
  await page.unroute('**/birthDate')
  expect(await answerAll(page, words)).toEqual(['birthDate'])
  expect(await openKeys(page)).toEqual(['motherName'])
})

test('pages: the browser’s back button acts like Voltar, and forward returns', async ({ page }) => {
  await page.goto(start.pages)
  await answerAll(page, until('birthDate', person))
  const way = screensFrom('name', 'birthDate')
    .map(({ id }) => id)
    .toReversed()
  for (const [at, screen] of way.slice(0, -1).entries()) {
    await expectAt(page, screen)
    await expect(page.getByRole('link', { name: checkoutTexts.back })).toHaveAttribute(
      'href',
      `/checkout/${way[at + 1]}`,
    )
    await page.goBack()
  }
  for (const screen of way.toReversed()) {
    await expectAt(page, screen)
    await page.goForward()
  }
  await page.getByRole('link', { name: checkoutTexts.back }).click()
  expect(await answerAll(page, until('birthDate', { ...person, email: 'outro@provedor.com.br' }))).toEqual([
    'email',
    'acceptPromotions',
  ])
  await expectAt(page, 'data-nascimento')
})

test('chat: the browser’s back button opens the answers in place, and forward returns', long, async ({ page }) => {
  await page.goto(start.chat)
  await answerAll(page, until('birthDate', person))
  for (const slug of ['promocoes', 'email', 'telefone']) {
    await page.goBack()
    await expectAt(page, slug)
  }
  await expect(field(page, 'phone')).toHaveCount(1)
  for (const slug of ['email', 'promocoes', 'data-nascimento']) {
    await page.goForward()
    await expectAt(page, slug)
  }
  await page.goBack()
  await page.goBack()
  await moved(page, () => changeInPlace(page, 'email', 'outro@provedor.com.br'))
  expect(await openKeys(page)).toEqual(['birthDate'])
  await expect(page.getByText('outro@provedor.com.br')).toBeVisible()
})

test('an address further on leads to the first open question and keeps its parameters', long, async ({ page }) => {
  const voice = voiceHere()
  await page.goto(voice === 'chat' ? '/chat/cpf?utm_source=radio' : '/checkout/cpf?utm_source=radio')
  expect(await openKeys(page)).toEqual(['cep'])
  expect(new URL(page.url()).search).toBe('?utm_source=radio')
  const { at } = await begin(page, until('email', person), voice)
  await page.goto(voice === 'chat' ? '/chat/conta?utm_source=radio' : '/checkout/confirmacao?utm_source=radio')
  await expect.poll(() => page.url()).toContain(`${at}?utm_source=radio`)
  expect((await openKeys(page))[0]).toBe('email')
})

test('two clicks on the last button place one order, which another tab sees', async ({ page, context }) => {
  const voice = voiceHere()
  const words: Raw = { ...newcomer(), schedule: await aFreeVisit(page, person.cep) }
  const begun = await begin(page, words, voice)
  await takeUp(page, begun)
  const other = await context.newPage()
  await takeUp(other, begun)
  await finishButton(other).waitFor()
  await page.locator('[name=acceptTerms]').check()
  await finishButton(page).dblclick()
  await expectAt(page, 'pedido-realizado')
  const number = await orderNumber(page)
  expect(await ordersOf(begun.lead)).toBe(1)
  await page.waitForFunction((kept) => localStorage.getItem('order-1')?.includes(kept), number)
  await other.goto(voice === 'chat' ? '/chat' : '/pedido-realizado')
  await expect.poll(() => orderNumber(other)).toBe(number)
})

test('an answer in one tab is not asked in another', long, async ({ page, context }) => {
  await takeUp(page, await begin(page, until('name', person), 'pages'))
  const chat = await context.newPage()
  await chat.goto(start.chat)
  await expect.poll(() => openKeys(chat)).toEqual(['name'])
  await answer(page, person, ['name'])
  await expect(chat.getByText(`Você: ${person.name}`)).toBeVisible()
  for (const key of questionsFrom(questionAfter('name'), 'phone')) {
    await expect.poll(() => openKeys(chat)).toEqual([key])
    await answer(chat, person, [key])
  }
  await expect.poll(() => openKeys(page)).toEqual(['email', 'acceptPromotions'])
})

test('a step of an order without a plan leads home', long, async ({ page }) => {
  const { notCovered } = addressCards
  const { at } = await begin(
    page,
    { cep: cepText(notCovered.cep), number: notCovered.number, complement: 'sem complemento' },
    'pages',
  )
  expect(at).toBe('/checkout/oferta-indisponivel')
  await page.goto('/checkout/nome')
  await expect(page).toHaveURL('/')
  await page.goto(at)
  await expectAt(page, 'oferta-indisponivel')
})

test('the end of a missing order leads home, and an unknown page says so', long, async ({ page, expected }) => {
  expected.failures.push(/status of 404/)
  await page.goto('/pedido-realizado')
  await expect(page).toHaveURL('/')
  for (const path of ['/nada', '/checkout/nada', '/chat/nada']) {
    const response = await page.goto(path)
    expect([path, response?.status()]).toEqual([path, 404])
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundTexts.title)
  }
})
