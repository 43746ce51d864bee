import { expect, type Page } from '@playwright/test'
import { addressCards, customerCards, mobileCards } from '../../server/sample/sampleCards.ts'
import { noOfferReasons } from '../../src/content/texts/order/checkoutTexts.ts'
import { coverageEndTexts } from '../../src/content/texts/order/stopAndDonePageTexts.ts'
import type { Raw } from '../../src/funnel/answers/readAnswers.ts'
import { isFull } from '../support/lane.ts'
import { takeFirstPlan } from './support/controls.ts'
import { expectUsable } from './support/accessible.ts'
import { mailedCode } from './support/mailedCode.ts'
import { finish } from './support/ending.ts'
import { newcomer, person as somebody } from '../support/person.ts'
import { cameBy } from './support/storedLead.ts'
import { inChat, inPages, long, test } from './support/strictPage.ts'
import { aFreeVisit } from './support/freeVisits.ts'
import { answerAll, leadId, voiceHere, type Voice } from './support/visitor.ts'

/** Without the question about notices, which only flows about coverage ask. */
const { notice: _, ...person } = somebody

type Came = { addon?: string; flags?: object; lpOrigin: string }
/** The answers, own screens and expected origin of a flow. `isLong` adds nothing to `tests/sagas/campaigns.test.ts`. */
type Flow = { name: string; isLong?: true; start: Record<Voice, string>; words: Raw; own: RegExp; came: Came }

const customers = /cpf|ofert|confirmacao|pedido/
const none = /^$/

const flows: Flow[] = [
  { ...inCampaign('b', 'cep', { plan: 'd700b' }), isLong: true, own: none, came: { addon: 'b', lpOrigin: 'LP B' } },
  {
    ...inCampaign('fluxo', 'cep-dados-cliente', { plan: 'd600b' }),
    own: /cep-dados|dados-pessoais|instalacao-pagamento/,
    came: { addon: 'fluxo', lpOrigin: 'LP Fluxo' },
  },
  {
    ...inCampaign('premium', 'cep', { plan: 'd1000a' }),
    isLong: true,
    own: /dados-pessoais|instalacao$/,
    came: { addon: 'premium', flags: { premium: true, premium_special_offer: true }, lpOrigin: 'LP Premium' },
  },
  {
    ...inCampaign('timcontrole', 'consulta-telefone', { plan: 'd600b', phone: mobileCards.controle.phone }),
    own: /telefone/,
    isLong: true,
    came: { addon: 'timcontrole', lpOrigin: 'LP TIM Controle' },
  },
  {
    name: 'migration',
    start: { pages: '/migracao-ultrafibra/consulta-cpf', chat: '/migracao-ultrafibra/chat' },
    words: { document: customerCards.migration.cpf, offer: 'd600a' },
    isLong: true,
    own: customers,
    came: { lpOrigin: 'LP Migração' },
  },
  {
    name: 'renewal',
    start: { pages: '/refidelizacao/consulta-cpf', chat: '/chat/refidelizacao' },
    isLong: true,
    words: { document: customerCards.renewal.cpf, offer: 'd600a' },
    own: customers,
    came: { lpOrigin: 'LP Padrão' },
  },
]

for (const [at, { name, isLong, start, words, own, came }] of flows.entries()) {
  const voice = isLong ? long : at % 2 === 0 ? inChat : inPages
  test(
    `${name} ends with a number, can be used by everybody, and has its origin in the lead`,
    voice,
    async ({ page }) => {
      await page.goto(`${start[voiceHere()]}?utm_source=mail&gclid=g-1`)
      expect(await ordered(page, { ...person, email: newcomer().email, ...words }, own)).toMatch(/\d{4}/)
      const { addon = null, flags = {}, lpOrigin } = came
      expect(await cameBy(await leadId(page))).toMatchObject({
        addon,
        flags,
        ordered: true,
        tracking: { utm_source: 'mail', gclid: 'g-1', lp_origin: lpOrigin },
      })
    },
  )
}

test('a collaborator confirms the code and orders', inChat, async ({ page }) => {
  const email = `${voiceHere()}@timbrasil.example`
  const own = /email|codigo|confirmacao-colaborador/
  const words = { ...person, email, plan: 'd600ar' }
  await page.goto({ pages: '/oferta-colaborador/checkout/email', chat: '/oferta-colaborador/chat' }[voiceHere()])
  await answerAll(page, words, () => expectOwn(page, own))
  await expectOwn(page, own)
  expect(
    await ordered(page, { ...words, code: await mailedCode(process.env['E2E_DATA_DIR'] ?? '', email) }, none),
  ).toMatch(/\d{4}/)
  const flags = { collaborator_special_offer: true }
  expect(await cameBy(await leadId(page))).toMatchObject({
    addon: 'oferta-colaborador',
    flags,
    ordered: true,
    tracking: { lp_origin: 'LP Colaborador' },
  })
})

const looking: Record<Voice, string> = { pages: '/consultar-cobertura/cep', chat: '/chat/cobertura' }

test('coverage is looked up without ordering', long, async ({ page }) => {
  await page.goto(looking[voiceHere()])
  await answerAll(page, person)
  await expect(page).toHaveURL(/cobertura\/planos/)
  await expectUsable(page)
  if (voiceHere() === 'pages') await beside(page)
  await takeFirstPlan(page)
  await expect(page).toHaveURL(/\/nome$/)
})

/** Visits the request for a call and returns to the plans. */
async function beside(page: Page) {
  await page.getByRole('link', { name: coverageEndTexts.call.link }).click()
  await expect(page).toHaveURL(/com-cobertura/)
  await expectUsable(page)
  await page.goBack()
}

test('an address without network leaves a contact', long, async ({ page }) => {
  await page.goto(looking[voiceHere()])
  await answerAll(page, { ...person, cep: addressCards.notCovered.cep, notice: 'sim' }, () =>
    expectOwn(page, /sem-cobertura|aviso/),
  )
  await expect(page).toHaveURL(/sem-cobertura/)
  await expect(page.getByRole('heading', { name: /Combinado, Ana/ })).toBeVisible()
  await expectUsable(page)
})

test('a customer without an offer, at all or at the address, learns so', long, async ({ page, expected }) => {
  expected.failures.push(/status of 409/)
  await page.goto({ pages: '/refidelizacao/consulta-cpf', chat: '/chat/refidelizacao' }[voiceHere()])
  await answerAll(page, { document: customerCards.renewalNone.cpf })
  await expect(page).toHaveURL(/sem-ofertas/)
  await expectUsable(page)
  const { cep, number } = addressCards.older
  await page.goto({ pages: '/migracao-ultrafibra/consulta-cpf', chat: '/migracao-ultrafibra/chat' }[voiceHere()])
  await answerAll(page, {
    document: customerCards.migrationQuiz.cpf,
    offer: 'd600a',
    cep,
    number,
    complement: person.complement,
  })
  await expect(page).toHaveURL(/oferta-indisponivel/)
  await expect(page.getByText(noOfferReasons['not-in-campaign'].title).first()).toBeVisible()
  await expectUsable(page)
})

/** Answers everything, and orders. */
async function ordered(page: Page, words: Raw, own: RegExp): Promise<string> {
  await answerAll(page, { ...words, schedule: await aFreeVisit(page, person.cep) }, () => expectOwn(page, own))
  await expect(page).toHaveURL(/confirmacao(?!-)/)
  await expectOwn(page, own)
  const number = await finish(page)
  await expectOwn(page, own)
  return number
}

/** Checks the screens that only this flow has, in the full lane. */
async function expectOwn(page: Page, own: RegExp) {
  if (isFull && own.test(new URL(page.url()).pathname)) await expectUsable(page)
}

function inCampaign(prefix: string, first: string, words: Raw): Pick<Flow, 'name' | 'start' | 'words'> {
  return { name: prefix, start: { pages: `/${prefix}/checkout/${first}`, chat: `/${prefix}/chat` }, words }
}
