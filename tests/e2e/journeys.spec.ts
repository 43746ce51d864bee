import { expect, type Page } from '@playwright/test'
import { addressCards, documentCards } from '../../server/sample/sampleCards.ts'
import type { Key } from '../../src/content/questions/answers.ts'
import { questions } from '../../src/content/questions/questions.ts'
import { checkoutTexts } from '../../src/content/texts/order/checkoutTexts.ts'
import { cepText } from '../../src/content/format.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { expectUsable } from './support/accessible.ts'
import { begin, complete, forget, takeUp, until } from './support/begun.ts'
import { changeInPlace } from './support/byChat.ts'
import { finish, finishToldAgain } from './support/ending.ts'
import { newcomer, person } from '../support/person.ts'
import { storedLead } from './support/storedLead.ts'
import { long, test } from './support/strictPage.ts'
import { isFull } from '../support/lane.ts'
import { aFreeVisit } from './support/freeVisits.ts'
import { answerAll, expectAt, leadId, moved, openKeys, start, voiceOf, voices, type Voice } from './support/visitor.ts'

type Journey = {
  name: string
  isLong?: true
  words?: Raw
  /** The query of a link. */
  query?: string
  /** The first question answered on screen; the API answers those before it. */
  from?: Key
  /** The first question that the API answers again, with those after it. */
  to?: Key
  /** Acts once no question is open. */
  meet?: (page: Page, words: Raw) => Promise<void>
  /** The end of an order that is not placed. */
  stops?: string
  /** The expected lead on the server. */
  lead: Record<string, unknown>
}

const { covered, giga, lot, down } = addressCards
const { rejected, company } = documentCards
const given = {
  ordered: true,
  plan_id: 'plan-d600b',
  name: 'Ana Souza',
  phone: '16991234567',
  email: expect.stringMatching(/^ana\./),
  accept_promotions: 0,
  birth_date: '15/03/1990',
  mothers_name: 'Maria Souza',
  due_date: 10,
  direct_debit: 0,
}

const journeys: Journey[] = [
  { name: 'approved, by bill', lead: { ...given, cep: covered.cep, document: person.document } },
  {
    name: 'by direct debit',
    isLong: true,
    from: 'dueDate',
    words: { directDebit: 'sim', dueDate: '20' },
    lead: {
      ordered: true,
      due_date: 20,
      direct_debit: 1,
      bank_info: '{"bank":"001","agency":"1234-5","account_number":"12345-6"}',
    },
  },
  {
    name: 'a company with its CNPJ',
    isLong: true,
    from: 'document',
    words: { document: company.document },
    lead: { ordered: true, document_kind: 'cnpj', document: company.document },
  },
  {
    name: 'block and lot',
    isLong: true,
    to: 'name',
    words: { cep: cepText(lot.cep), plan: 'd500a' },
    lead: { ...given, cep: lot.cep, plan_id: 'plan-d500a' },
  },
  {
    name: 'no visit to book',
    isLong: true,
    query: '?s=d400a',
    lead: { ...given, plan_id: 'plan-d400a', schedules: null },
  },
  {
    name: 'an address typed by hand, the look-up being down',
    isLong: true,
    to: 'name',
    words: { cep: cepText(down.cep) },
    lead: { ...given, cep: down.cep },
  },
  {
    name: 'refused at once',
    isLong: true,
    from: 'document',
    words: { document: rejected.document },
    stops: 'erro2',
    lead: { ordered: false, quiz_tries: 0 },
  },
  {
    name: 'the CEP changed at the review',
    isLong: true,
    from: 'schedule',
    meet: changeTheCep,
    lead: { ...given, cep: giga.cep, plan_id: `plan-${person.plan}` },
  },
]

test.use({ serviceWorkers: 'allow' })

for (const journey of journeys) {
  test(
    `${journey.name}: the same order by chat and by pages`,
    journey.isLong ? long : {},
    async ({ page, expected }) => {
      if (journey.words?.cep === cepText(down.cep)) expected.failures.push(/status of 503/)
      // The same person orders twice, and sees the first order
      expected.failures.push(/status of 409 .*\/api\/lead\//)
      const words: Raw = { ...newcomer(), ...journey.words }
      const schedule = await aFreeVisit(page, words.cep ?? '')
      const byPages = await leadOf(page, 'pages', { ...words, schedule }, journey)
      const byChat = await leadOf(page, 'chat', { ...words, schedule }, journey)
      expect(byChat).toEqual(byPages)
      expect(byPages).toMatchObject(journey.lead)
    },
  )
}

/** Each voice at its commonest width. */
const screens = { chat: { width: 390, height: 844 }, pages: { width: 1440, height: 900 } }

async function leadOf(page: Page, voice: Voice, words: Raw, { query = '', from, to, meet, stops }: Journey) {
  await forget(page)
  await page.setViewportSize(screens[voice])
  if (from) await takeUp(page, await begin(page, until(from, words), voice))
  else await page.goto(start[voice] + query)
  await answerAll(page, to ? until(to, words) : words, isFull ? undefined : everyOther(page, voice))
  if (to) expect(await openKeys(page)).toContain(to)
  if (to) return storedLead((await complete(page, words, voice)).lead)
  await meet?.(page, words)
  if (meet) await answerAll(page, words)
  if (stops) await expectAt(page, stops)
  else expect(await finish(page)).toMatch(/^\d{6,}$/)
  return storedLead(await leadId(page))
}

/** Checks every other screen; `access.spec` checks all in the full lane. */
function everyOther(page: Page, voice: Voice) {
  let asked = voices.indexOf(voice)
  return async () => {
    if (asked++ % 2 === 0) await expectUsable(page)
  }
}

/** Changes the CEP: the door and the visit are asked again, and the CPF for another home. */
async function changeTheCep(page: Page, { schedule = '' }: Raw) {
  await expectAt(page, 'confirmacao')
  await page
    .locator('main')
    .getByRole('link', { name: /^Editar cep$/i })
    .first()
    .click()
  await moved(page, () =>
    voiceOf(page) === 'chat' ? changeInPlace(page, 'cep', cepText(giga.cep)) : changeOnItsPage(page, giga.cep),
  )
  const words = { ...person, visitNote: '', number: giga.number, complement: 'Apto 301', schedule }
  const asked = await answerAll(page, words)
  expect(asked.filter((key) => !questions[key].volunteered)).toEqual(['number', 'complement', 'schedule'])
  await finishToldAgain(page, person)
}

async function changeOnItsPage(page: Page, cep: string) {
  await page.locator('main [name=cep]').fill(cepText(cep))
  await page.getByRole('button', { name: checkoutTexts.go, exact: true }).click()
}
