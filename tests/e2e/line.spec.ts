import { expect } from '@playwright/test'
import { callErrorMessages } from '../../src/api/contract/errors/callErrorMessages.ts'
import type { Key } from '../../src/content/questions/answers.ts'
import { chatTexts } from '../../src/content/texts/chat/chatTexts.ts'
import { crashTexts } from '../../src/content/texts/errors/crashTexts.ts'
import { finishTexts } from '../../src/content/texts/order/finishTexts.ts'
import { inputTexts } from '../../src/content/texts/order/inputTexts.ts'
import { checkoutTexts } from '../../src/content/texts/order/checkoutTexts.ts'
import { heldTexts } from '../../src/content/texts/order/orderPanelTexts.ts'
import { noneOf } from '../../src/content/questions/questions.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { begin, takeUp, takeUpAndRead, until } from './support/begun.ts'
import { field, write } from './support/controls.ts'
import { finish, finishButton, orderNumber } from './support/ending.ts'
import { newcomer, person } from '../support/person.ts'
import { ordersOf, storedLead } from './support/storedLead.ts'
import { long, test } from './support/strictPage.ts'
import { aFreeVisit } from './support/freeVisits.ts'
import { answer, answerAll, expectAt, openKeys, toOtherVoice, voiceHere, voiceOf } from './support/visitor.ts'

/** Faulty replies of a server, or of a proxy. */
const replies = {
  page: {
    reply: { status: 200, contentType: 'text/html', body: '<h1>Manutenção</h1>' },
    message: callErrorMessages.contentType('text/html'),
  },
  broken: {
    reply: { status: 500, contentType: 'text/html', body: '<h1>Erro</h1>' },
    message: callErrorMessages.http(500, 'Internal Server Error'),
  },
  words: {
    reply: { status: 503, contentType: 'application/json', body: '{"message":"Voltamos às 14h."}' },
    message: 'Voltamos às 14h.',
  },
}

test('answers given offline are stored, shown as such, and sent when the line is back', async ({
  page,
  context,
  expected,
}) => {
  expected.failures.push(/ERR_INTERNET_DISCONNECTED/)
  const words: Raw = { ...newcomer(), schedule: await aFreeVisit(page, person.cep) }
  const begun = await begin(page, until('phone', words), voiceHere())
  await takeUp(page, begun)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await answerAll(page, until('motherName', words))
  await expect(page.getByText(heldTexts.offline)).toBeVisible()
  expect(await storedLead(begun.lead)).toMatchObject({ phone: null, birth_date: null })
  await context.setOffline(false)
  await expect(page.getByText(heldTexts.offline)).toBeHidden()
  await answerAll(page, words)
  await finish(page)
  expect(await storedLead(begun.lead)).toMatchObject({
    phone: '16991234567',
    email: words.email,
    birth_date: person.birthDate,
    mothers_name: person.motherName,
    ordered: true,
  })
})

test('a change of voice offline waits in place, and nothing is lost', long, async ({ page, context, expected }) => {
  expected.failures.push(/ERR_INTERNET_DISCONNECTED/)
  const voice = voiceHere()
  await takeUp(page, await begin(page, until('email', person), voice))
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await toOtherVoice(page).click()
  await write(field(page, 'email'), person.email)
  await context.setOffline(false)
  await expect(toOtherVoice(page)).not.toHaveText(voice === 'chat' ? chatTexts.pages : checkoutTexts.chat.link)
  expect(await openKeys(page)).toContain('email')
  await expect(field(page, 'email')).toHaveValue(person.email)
})

test('a page whose code fails to load says so, and opens once it loads', long, async ({ page, expected }) => {
  expected.failures.push(/ERR_FAILED/)
  await page.route('**/assets/*.js', (route) =>
    /index|runtime|shell/.test(route.request().url()) ? route.continue() : route.abort(),
  )
  await page.goto(voiceHere() === 'chat' ? '/chat/nome' : '/checkout/nome')
  await expect(page.getByRole('heading', { name: crashTexts.title })).toBeVisible()
  await page.unroute('**/assets/*.js')
  expect(await openKeys(page)).toEqual(['cep'])
})

test(
  'a page whose code was replaced by another version reloads, and nothing is lost',
  long,
  async ({ page, expected }) => {
    expected.failures.push(/status of 404/)
    await takeUp(page, await begin(page, until('email', person), voiceHere()))
    await page.waitForLoadState('networkidle')
    await write(field(page, 'email'), person.email)
    let isOld = true
    await page.route('**/assets/*.js', (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()))
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isOld = false
    })
    await toOtherVoice(page).click()
    await expect(field(page, 'email')).toHaveValue(person.email)
    expect(await openKeys(page)).toContain('email')
  },
)

test('late content moves nothing that is about to be tapped', async ({ page }) => {
  await takeUp(page, await begin(page, until('number', person), 'chat'))
  const came = Promise.withResolvers<void>()
  await page.route(/complementTypes/, async (route) => {
    await came.promise
    await route.continue()
  })
  await answer(page, person, ['number'])
  const none = page.getByText(noneOf('complement'))
  await expect(none).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const before = await none.boundingBox()
  const told = page.waitForResponse(/complementTypes/)
  came.resolve()
  await (await told).finished()
  await expect(page.locator('main')).toContainText('Torre 2')
  expect(await none.boundingBox()).toEqual(before)
})

type Trouble = {
  call: string
  address: RegExp
  method?: string
  reply: keyof typeof replies
  /** The first question left, and the answers before the call. */
  from: Key
  words: Raw
  /** The open question after the call succeeded. */
  next: Key
}

const troubles: Trouble[] = [
  {
    call: 'the coverage look-up',
    address: /cep\/coverage/,
    reply: 'page',
    from: 'complement',
    words: { complement: 'sem complemento' },
    next: 'plan',
  },
  {
    call: 'the list of banks',
    address: /api\/banks/,
    reply: 'broken',
    from: 'dueDate',
    words: { dueDate: '10', directDebit: 'sim' },
    next: 'bank',
  },
  {
    call: 'the free visits',
    address: /schedule\/slots/,
    reply: 'words',
    from: 'dueDate',
    words: { dueDate: '10', directDebit: 'não' },
    next: 'schedule',
  },
  {
    call: 'the analysis of the order',
    address: /lead-v2\/[^/]+$/,
    reply: 'broken',
    from: 'directDebit',
    words: { directDebit: 'não' },
    next: 'schedule',
  },
]

for (const { call, address, reply, from, words, next } of troubles) {
  test(`${call} fails: the reason is shown, and a retry works`, long, async ({ page, expected }) => {
    expected.failures.push(/status of 50/)
    const begun = await begin(page, until(from, person), voiceHere())
    await page.route(address, (route) => route.fulfill(replies[reply].reply))
    await takeUp(page, begun)
    for (const _ of Object.keys(words)) await answer(page, { ...person, ...words }, await openKeys(page))
    await expect(page.getByText(replies[reply].message).first()).toBeVisible()
    if (next === 'bank' && voiceOf(page) === 'pages') await write(field(page, 'agency'), person.agency)
    await page.unroute(address)
    await page.getByRole('button', { name: inputTexts.again }).first().click()
    await expect(page.getByText(replies[reply].message)).toHaveCount(0)
    expect(await openKeys(page)).toContain(next)
    if (next === 'bank' && voiceOf(page) === 'pages') await expect(field(page, 'agency')).toHaveValue(person.agency)
  })
}

test('an unsaved answer does not block the next one, and is saved by a retry', long, async ({ page, expected }) => {
  expected.failures.push(/status of 500/)
  const begun = await begin(page, until('name', person), voiceHere())
  await takeUp(page, begun)
  // Repaired with the press, because the product also retries by itself
  let isPressed = false
  await page.exposeFunction('pressed', () => (isPressed = true))
  await page.route('**/name', (route) => (isPressed ? route.fallback() : route.fulfill(replies.broken.reply)))
  await answerAll(page, until('phone', person))
  await expect(page.getByText(replies.broken.message)).toBeVisible()
  await write(field(page, 'phone'), '(16) 991')
  await page.evaluate(`document.addEventListener('click', () => pressed(), true)`)
  await page.getByRole('button', { name: checkoutTexts.retry }).click()
  await expect(page.getByText(replies.broken.message)).toBeHidden()
  await expect(field(page, 'phone')).toHaveValue('(16) 991')
  expect(await storedLead(begun.lead)).toMatchObject({ name: person.name, phone: null })
})

test('a failed order is placed once by a retry', async ({ page, expected }) => {
  const words: Raw = { ...newcomer(), schedule: await aFreeVisit(page, person.cep) }
  const begun = await begin(page, words, voiceHere())
  const { lead } = begun
  await takeUpAndRead(page, begun)
  await page.route(`**/lead/${lead}`, async (route) => {
    await route.fetch()
    await route.fulfill(replies.page.reply)
  })
  await page.locator('[name=acceptTerms]').check()
  await finishButton(page).click()
  await expect(page.getByText(replies.page.message)).toBeVisible()
  expect(await ordersOf(lead)).toBe(1)
  await page.unroute(`**/lead/${lead}`)
  await finishButton(page, finishTexts.failed).click()
  await expectAt(page, 'pedido-realizado')
  expect(await orderNumber(page)).toMatch(/^\d+$/)
  expect(await ordersOf(lead)).toBe(1)
  expect(expected.complaints).toEqual([])
})
