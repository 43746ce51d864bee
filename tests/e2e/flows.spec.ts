import { expect, type Page } from '@playwright/test'
import { addressCards, customerCards, mobileCards } from '../../server/sample/cards.ts'
import type { Raw } from '../../src/funnel/read.ts'
import { mailedCode } from './support/mailedCode.ts'
import { finish } from './support/ending.ts'
import { person as somebody } from './support/person.ts'
import { test } from './support/strictPage.ts'
import { aFreeVisit } from './support/visits.ts'
import { answerAll, voiceHere, type Voice } from './support/visitor.ts'

test.describe.configure({ timeout: 90_000 })

/** Nobody is asked here whether to be told of coverage, unless a flow is about that. */
const { notice: _, ...person } = somebody

type Flow = { name: string; start: Record<Voice, string>; words: Raw }

const flows: Flow[] = [
  inCampaign('b', 'cep', { plan: 'd600b' }),
  inCampaign('fluxo', 'cep-dados-cliente', { plan: 'd600b' }),
  inCampaign('premium', 'cep', { plan: 'd1000a' }),
  inCampaign('timcontrole', 'consulta-telefone', { plan: 'd600b', phone: mobileCards.controle.phone }),
  { name: 'migration', start: { pages: '/migracao-ultrafibra/consulta-cpf', chat: '/migracao-ultrafibra/chat' }, words: { document: customerCards.migration.cpf, offer: 'd600a' } },
  { name: 'renewal', start: { pages: '/refidelizacao/consulta-cpf', chat: '/chat/refidelizacao' }, words: { document: customerCards.renewal.cpf, offer: 'd600a' } },
]

for (const { name, start, words } of flows) {
  test(`${name} ends with a number`, async ({ page }) => {
    await page.goto(start[voiceHere()])
    expect(await ordered(page, { ...person, ...words })).toMatch(/\d{4}/)
  })
}

test('a collaborator confirms the code and orders', async ({ page }) => {
  const email = `${voiceHere()}@timbrasil.example`
  const words = { ...person, email, plan: 'd600ar' }
  await page.goto({ pages: '/oferta-colaborador/checkout/email', chat: '/oferta-colaborador/chat' }[voiceHere()])
  await answerAll(page, words)
  expect(await ordered(page, { ...words, code: await mailedCode(process.env['E2E_DATA_DIR'] ?? '', email) })).toMatch(/\d{4}/)
})

const looking: Record<Voice, string> = { pages: '/consultar-cobertura/cep', chat: '/chat/cobertura' }

test('coverage is looked up without ordering', async ({ page }) => {
  await page.goto(looking[voiceHere()])
  await answerAll(page, person)
  await expect(page).toHaveURL(/cobertura\/planos/)
  await page.getByRole('button', { name: /^Quero este/ }).first().click()
  await expect(page).toHaveURL(/\/nome$/)
})

test('an address without network leaves a contact', async ({ page }) => {
  await page.goto(looking[voiceHere()])
  await answerAll(page, { ...person, cep: addressCards.notCovered.cep, notice: 'sim' })
  await expect(page).toHaveURL(/sem-cobertura/)
  await expect(page.getByRole('heading', { name: /Combinado, Ana/ })).toBeVisible()
})

/** Answers all there is to answer, and orders. */
async function ordered(page: Page, words: Raw): Promise<string> {
  await answerAll(page, { ...words, schedule: await aFreeVisit(page, person.cep) })
  await expect(page).toHaveURL(/confirmacao(?!-)/)
  return finish(page)
}

function inCampaign(prefix: string, first: string, words: Raw): Flow {
  return { name: prefix, start: { pages: `/${prefix}/checkout/${first}`, chat: `/${prefix}/chat` }, words }
}
