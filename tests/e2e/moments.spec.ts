import { expect, type Page } from '@playwright/test'
import { addressCards, documentCards } from '../../server/sample/sampleCards.ts'
import { refusals } from '../../src/api/contract/errors/validationMessages.ts'
import { chatTexts } from '../../src/content/texts/chat/chatTexts.ts'
import { otherWaysTexts } from '../../src/content/texts/chat/lazyChatTexts.ts'
import { keepAsWas } from '../../src/content/texts/chat/editTexts.ts'
import { noOfferReasons } from '../../src/content/texts/order/checkoutTexts.ts'
import { cepText } from '../../src/content/format.ts'
import { inputTexts } from '../../src/content/texts/order/inputTexts.ts'
import { coverageNoticeTexts } from '../../src/content/texts/order/coverageNoticeTexts.ts'
import { heldTexts } from '../../src/content/texts/order/orderPanelTexts.ts'
import { planTexts } from '../../src/content/texts/planTexts.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { expectUsable } from './support/accessible.ts'
import { begin, takeUp, until } from './support/begun.ts'
import { protocolShown } from './support/ending.ts'
import { field, openPlans, write } from './support/controls.ts'
import { newcomer, person } from '../support/person.ts'
import { long, test } from './support/strictPage.ts'
import { aFreeVisit } from './support/freeVisits.ts'
import { answer, answerAll, openKeys, voiceOf, voices, type Voice } from './support/visitor.ts'

/** A moment of an order: the answers before it, and the actions that lead to it. */
type Moment = { name: string; words: Raw; show?: (page: Page) => Promise<void>; finish?: boolean; only?: Voice }

const { giga, down, notCovered, noFreePort } = addressCards
const { quizApproved, rejected } = documentCards

const moments: Moment[] = [
  { name: 'the coverage being looked up', words: until('complement', person), show: waiting },
  { name: 'a look-up that failed', words: until('complement', person), show: failed },
  { name: 'an address typed by hand', words: { cep: cepText(down.cep) } },
  { name: 'a building whose doors are known', words: { cep: cepText(giga.cep), number: giga.number } },
  { name: 'no offer', words: { ...person, cep: cepText(notCovered.cep) } },
  {
    name: 'no free port',
    words: { ...person, cep: cepText(noFreePort.cep), number: noFreePort.number },
    show: reasonRead,
  },
  { name: 'a contact left', words: { ...person, cep: cepText(notCovered.cep) }, show: contactLeft },
  { name: 'the benefits of a plan', words: until('plan', person), show: benefits },
  { name: 'an answer refused twice', words: until('email', person), show: refusedTwice },
  {
    name: 'a company',
    words: until('document', person),
    show: (page) => page.getByRole('button', { name: inputTexts.otherDocument.person }).click(),
  },
  { name: 'banks found', words: until('bank', { ...person, directDebit: 'sim' }), show: banksFound },
  {
    name: 'the quiz',
    words: { ...person, document: quizApproved.document },
    show: (page) => expect(page.getByRole('radio').first()).toBeVisible(),
  },
  { name: 'an order refused', words: { ...person, document: rejected.document }, show: protocolShown },
  { name: 'a private answer kept', words: until('dueDate', person), show: (page) => changing(page, 'cpf') },
  {
    name: 'a plan changed in its place',
    words: until('dueDate', person),
    show: (page) => changing(page, 'plano'),
    only: 'chat',
  },
  {
    name: 'a CEP changed in its place',
    words: until('dueDate', person),
    show: (page) => changing(page, 'cep'),
    only: 'chat',
  },
  { name: 'no line', words: until('phone', person), show: withoutLine },
  { name: 'an order placed', words: newcomer(), finish: true },
]

test.describe.configure({ timeout: 240_000 })

for (const voice of voices) {
  test(`${voice}: every moment of an order can be used by everybody`, long, async ({ page, expected }) => {
    expected.failures.push(/status of 50/, /ERR_INTERNET_DISCONNECTED/)
    for (const moment of momentsOf(voice)) await test.step(moment.name, () => reach(page, voice, moment))
  })
}

const momentsOf = (voice: Voice) => moments.filter(({ only = voice }) => only === voice)

async function reach(page: Page, voice: Voice, { words, show, finish = false }: Moment) {
  const schedule = finish ? { schedule: await aFreeVisit(page, person.cep) } : {}
  await takeUp(page, await begin(page, { ...words, ...schedule }, voice, { finish }))
  await show?.(page)
  await expectUsable(page)
}

async function waiting(page: Page) {
  await page.route(/cep\/coverage/, () => undefined)
  await answerOpen(page)
  await expect(page.locator('main')).toContainText(chatTexts.searching)
}

async function failed(page: Page) {
  await page.route(/cep\/coverage/, (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '' }))
  await answerOpen(page)
  await expect(page.getByRole('button', { name: inputTexts.again })).toBeVisible()
}

const answerOpen = async (page: Page) => answer(page, person, await openKeys(page))

async function reasonRead(page: Page) {
  const { asked = '', why = '' } = noOfferReasons['no-free-port']
  if (voiceOf(page) === 'chat') await page.getByText(asked).click()
  await expect(page.getByText(why)).toBeVisible()
}

async function contactLeft(page: Page) {
  await answerAll(page, person)
  await expect(page.getByRole('button', { name: coverageNoticeTexts.refuse })).toBeVisible()
}

async function benefits(page: Page) {
  await openPlans(page)
  await page.getByRole('button', { name: planTexts.benefits }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function refusedTwice(page: Page) {
  for (const typed of ['ana', 'ana@provedor']) {
    await write(field(page, 'email'), typed)
    await field(page, 'email').press('Enter')
  }
  await expect(page.getByText(voiceOf(page) === 'chat' ? otherWaysTexts.ask : refusals['email.domain'])).toBeVisible()
}

async function banksFound(page: Page) {
  await write(page.getByRole('combobox'), 'banco')
  await expect(page.getByRole('option').first()).toBeVisible()
}

async function changing(page: Page, slug: string) {
  const chat = voiceOf(page) === 'chat'
  await page.goto(chat ? `/chat/${slug}` : `/checkout/${slug}`)
  await expect(chat ? page.getByText(keepAsWas) : page.getByText('Guardado:')).toBeVisible()
}

async function withoutLine(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await answerOpen(page)
  await expect(page.getByText(heldTexts.offline)).toBeVisible()
}
