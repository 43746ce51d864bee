import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addressCards, documentCards } from '../../server/sample/cards.ts'
import { finishAsked, quizRetried } from '../../src/funnel/asked.ts'
import { cepText } from '../../src/content/format.ts'
import { journey } from '../../src/funnel/journey.ts'
import type { Raw } from '../../src/funnel/read.ts'
import { entered, planWanted, quizAnswered } from '../../src/funnel/slice.ts'
import { factsOf } from '../../src/funnel/story.ts'
import { aSale } from '../support/aSale.ts'
import { aServer } from '../support/aServer.ts'
import { apiOf } from '../support/overServer.ts'

let server: Awaited<ReturnType<typeof aServer>>
beforeAll(async () => { server = await aServer() })
afterAll(() => server.stop())

type Sale = ReturnType<typeof aSale>
const newSale = () => aSale({}, { api: apiOf(server.app) })

const person: Raw = {
  cep: '14010-100', number: '35', complement: 'não', state: 'SP', city: 'Ribeirão Preto', neighborhood: 'Centro', street: 'Rua das Palmeiras',
  plan: 'd600b', name: 'Ana Souza', phone: '(16) 99123-4567', email: 'ana@provedor.com.br', acceptPromotions: 'não', birthDate: '15/03/1990',
  motherName: 'Maria Souza', document: documentCards.approved.document, dueDate: '10', directDebit: 'sim', bank: '001', agency: '1234-5', account: '12345-6',
}

/** Answers every question that comes up, until one has no answer here or none is open. */
async function talk(sale: Sale, words: Raw) {
  for (;;) {
    const { question, current } = await vi.waitFor(() => rested(sale))
    const text = question && current.id !== 'oferta-indisponivel' ? words[question] : undefined
    if (!question || text === undefined) return
    await sale.say({ [question]: text })
    expect(sale.funnel().refused).toEqual({})
  }
}

/** Where the order stands once nothing is under way. */
function rested(sale: Sale) {
  const walk = journey(sale.funnel())
  expect(Object.values(sale.funnel().facts).some((fact) => fact?.pending)).toBe(false)
  expect(walk.current.id).not.toBe('verificando')
  expect(walk.current.id === 'validacao' && !walk.facts.risk).toBe(false)
  return walk
}

async function pickFirstVisit(sale: Sale) {
  const free = await vi.waitFor(() => {
    const slot = factsOf(sale.funnel()).slots?.find((one) => one.free)
    expect(slot).toBeDefined()
    return slot
  })
  await sale.say({ schedule: `${free?.date} ${free?.period}` })
}

async function finish(sale: Sale) {
  sale.store.dispatch(finishAsked({ acceptTerms: true, acceptPromotions: false }))
  await vi.waitFor(() => expect([sale.current(), sale.funnel().finishing.error]).toEqual(['pedido-realizado', null]))
  return factsOf(sale.funnel()).order?.orderNumber
}

/** Answers a quiz with the options of these words, or with the first ones. */
async function answerQuiz(sale: Sale, words: string[] = []) {
  const { quiz } = (await vi.waitFor(() => rested(sale))).facts.risk ?? {}
  for (const [at, { id, answers }] of (quiz?.questions ?? []).entries()) {
    const option = answers.find(({ text }) => text === words[at]) ?? answers[0]
    sale.store.dispatch(quizAnswered({ question: id, option: option?.id ?? '' }))
  }
  await vi.waitFor(() => expect(sale.current()).not.toBe('validacao'))
}

describe('over the real server', () => {
  it('the plain order ends with a number, and finishing again says the same one', async () => {
    const sale = newSale()
    await talk(sale, person)
    await pickFirstVisit(sale)
    const number = await finish(sale)
    expect(number).toMatch(/^\d{6,}$/)
    expect(await finish(sale)).toBe(number)
  })

  it('a company orders with its CNPJ, by bill, at block and lot, with no visit to book', async () => {
    const sale = newSale()
    sale.store.dispatch(planWanted({ sku: 'd400a' }))
    const { lot } = addressCards
    await talk(sale, { ...person, cep: cepText(lot.cep), block: lot.block, lot: lot.lot, plan: 'd500a', document: documentCards.company.document, directDebit: 'não' })
    if (sale.current() === 'data-instalacao') await pickFirstVisit(sale)
    expect(sale.current()).toBe('confirmacao')
    expect(await finish(sale)).toMatch(/^\d+$/)
  })

  it.each([addressCards.onlyCep, addressCards.down])('the address is typed where the CEP does not tell it: $what', async ({ cep, number }) => {
    const sale = newSale()
    await talk(sale, { ...person, cep, number })
    expect(sale.current()).toBe('data-instalacao')
  })

  it.each([addressCards.notCovered, addressCards.noFreePort, addressCards.townNotCovered])('an address without an offer is kept with its contact: $what', async ({ cep, number }) => {
    const sale = newSale()
    await talk(sale, { ...person, cep, number })
    expect(sale.current()).toBe('oferta-indisponivel')
    await sale.say({ name: 'Ana Souza', email: 'ana@provedor.com.br', phone: '16991234567' })
    await vi.waitFor(() => expect(sale.funnel().saved.contact).toBeDefined())
  })

  it('an unknown CEP is asked again', async () => {
    const sale = newSale()
    await sale.say({ cep: addressCards.unknown.cep })
    await vi.waitFor(() => expect(sale.funnel().refused.cep).toBe('Cep inválido ou inexistente'))
  })

  it('a quiz answered right goes on', async () => {
    const sale = newSale()
    await talk(sale, { ...person, document: documentCards.quizApproved.document })
    await answerQuiz(sale, ['Anápolis', 'Rua Quinze de Novembro', 'Escola Monteiro Lobato'])
    expect(sale.current()).toBe('data-instalacao')
  })

  it('a quiz failed twice ends with a person', async () => {
    const sale = newSale()
    await talk(sale, { ...person, document: documentCards.quizRefused.document })
    await answerQuiz(sale)
    expect(sale.current()).toBe('erro1')
    sale.store.dispatch(quizRetried())
    await answerQuiz(sale)
    expect(sale.current()).toBe('erro2')
  })

  it('a visitor refused at once ends with a person', async () => {
    const sale = newSale()
    await talk(sale, { ...person, document: documentCards.rejected.document })
    expect(sale.current()).toBe('erro2')
  })

  it('an address edited at the review is checked again and the order still ends with a number', async () => {
    const sale = newSale()
    await talk(sale, person)
    await pickFirstVisit(sale)
    sale.store.dispatch(entered({ voice: 'pages', screen: 'cep' }))
    const { giga } = addressCards
    await sale.say({ cep: giga.cep })
    await talk(sale, { ...person, number: giga.number, complement: 'Apto 301', plan: 'd500a' })
    await pickFirstVisit(sale)
    expect(sale.current()).toBe('confirmacao')
    expect(await finish(sale)).toMatch(/^\d+$/)
  })
})
