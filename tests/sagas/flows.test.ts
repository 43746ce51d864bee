import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressCards, customerCards, documentCards, mobileCards } from '../../server/sample/sampleCards.ts'
import { customersSystem } from '../../server/sample/customersSystem.ts'
import { coverageSystem } from '../../server/sample/coverageSystem.ts'
import type { Behaviour } from '../../server/sample/sampleSystemServer.ts'
import { riskSystem } from '../../server/sample/riskSystem.ts'
import { visitsSystem } from '../../server/sample/visitsSystem.ts'
import { dataAsked, planTaken } from '../../src/funnel/visitorActions.ts'
import { entered } from '../../src/funnel/slice.ts'
import type { Funnel } from '../../src/funnel/state.ts'
import { factsOf } from '../../src/funnel/answersAndFacts.ts'
import { browserCopy } from '../../src/funnel/saving/browserCopy.ts'
import { aSale } from '../support/aSale.ts'
import { aServer } from '../support/aServer.ts'
import { isFull } from '../support/lane.ts'
import { apiOf } from '../support/overServer.ts'
import { person } from '../support/person.ts'
import { answerQuiz, finish, pickFirstVisit, talk } from '../support/talking.ts'
import { soon } from '../support/soon.ts'

type Shop = { server: Awaited<ReturnType<typeof aServer>>; stop: () => Promise<unknown> }

async function overTables(): Promise<Shop> {
  const server = await aServer()
  return { server, stop: server.stop }
}

/** The operator's systems with occasional temporary failures. A quiz is graded only once. */
async function overSystems(): Promise<Shop> {
  const visits = await visitsSystem({ now: () => new Date('2026-11-20T15:00:00Z') })
  const systems = [await riskSystem(), await coverageSystem(), visits, await customersSystem()] as const
  for (const { behave } of systems)
    behave((nth, path) => (path.startsWith('/quizzes') ? 'well' : (badMoments.get(nth % 6) ?? 'well')))
  const [risk, coverage, , customers] = systems
  const urls = { RISK_URL: risk.url, COVERAGE_URL: coverage.url, VISITS_URL: visits.url, CUSTOMERS_URL: customers.url }
  const server = await aServer(urls)
  const stop = async () => {
    await server.stop()
    for (const { heard, stop: end } of systems) {
      expect(heard.length).toBeGreaterThan(6)
      await end()
    }
  }
  return { server, stop }
}

const badMoments = new Map<number, Behaviour>([
  [2, 'broken'],
  [5, 'cut'],
])
const ways = [{ over: 'the product’s own tables', open: overTables }]
if (isFull) ways.push({ over: 'systems of the operator', open: overSystems })

describe.each(ways)('over $over', ({ open }) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await open()
  })
  afterAll(() => shop.stop())

  const inCampaign = (campaign: string) => aSale({}, { campaign, api: apiOf(shop.server.app) })
  const inFlow = (flow: 'coverage' | 'renewal') =>
    aSale({}, { place: { voice: 'pages', flow }, api: apiOf(shop.server.app) })

  describe('a campaign of an order', () => {
    it.each([
      ['b', { plan: 'd600b' }],
      ['fluxo', { plan: 'd600b' }],
      ['premium', { plan: 'd1000a' }],
      ['livelo', { plan: 'd600a' }],
      ['r', { plan: 'd600ar' }],
    ])('%s ends with a number', async (campaign, wish) => {
      const sale = inCampaign(campaign)
      const words = { ...person, ...wish }
      await talk(sale, words)
      if (sale.current() !== 'confirmacao') await pickFirstVisit(sale)
      await talk(sale, words)
      expect(await finish(sale)).toMatch(/^\d+$/)
    })

    it.each([[{ plan: 'd500a' }], [{ number: '37', complement: 'não' }]])(
      'changed at its review by %o still ends with a number, and keeps its visit',
      async (change) => {
        const sale = inCampaign('')
        await talk(sale, person)
        await pickFirstVisit(sale)
        const visit = sale.funnel().kept.schedule
        await sale.say(change)
        await talk(sale, { ...person, ...change })
        expect([sale.current(), sale.funnel().kept.schedule]).toEqual(['confirmacao', visit])
        expect(await finish(sale)).toMatch(/^\d+$/)
      },
    )

    it('b asks for no door', async () => {
      const sale = inCampaign('b')
      await talk(sale, { cep: person.cep ?? '' })
      expect([sale.current(), sale.funnel().kept.number]).toEqual(['planos', undefined])
    })
  })

  describe('a mobile customer', () => {
    it.each([
      ['timcontrole', mobileCards.controle],
      ['b/timblack', mobileCards.black],
      ['globoplay/timpre', mobileCards.pre],
    ])('with %s orders with the bonus of the line', async (campaign, { phone }) => {
      const sale = inCampaign(campaign)
      const words = { ...person, phone, plan: 'd600gl' }
      await talk(sale, words)
      await pickFirstVisit(sale)
      expect(await finish(sale)).toMatch(/^\d+$/)
    })

    it('is asked the number again for an unknown line, in the server’s words', async () => {
      const sale = inCampaign('timcontrole')
      await sale.say({ phone: mobileCards.suspended.phone })
      await soon(() => expect(sale.whyRefused('phone')).toContain('Não encontramos esse número'))
      expect(sale.current()).toBe('consulta-telefone')
      await sale.say({ phone: mobileCards.controle.phone })
      await soon(() => expect(sale.current()).toBe('cep'))
    })
  })

  describe('coverage without ordering', () => {
    it('shows the plans, and taking one begins an order with the address', async () => {
      const sale = inFlow('coverage')
      await talk(sale, person)
      expect(sale.current()).toBe('planos')
      expect(sale.funnel().lead).toBeNull()
      sale.store.dispatch(entered({ voice: 'pages', flow: 'coverage', screen: 'com-cobertura' }))
      expect(sale.went.at(-1)?.place.screen).toBe('planos')
      sale.store.dispatch(planTaken({ sku: 'd600b' }))
      await talk(sale, person)
      await pickFirstVisit(sale)
      expect(await finish(sale)).toMatch(/^\d+$/)
    })

    it('begins that order at once, so that it can be erased before anything else is answered', async () => {
      const sale = inFlow('coverage')
      await talk(sale, person)
      sale.store.dispatch(planTaken({ sku: 'd600b' }))
      await soon(() => expect(sale.funnel().lead).not.toBeNull())
      sale.store.dispatch(dataAsked({ action: 'erase' }))
      await soon(() => expect(sale.funnel()).toMatchObject({ lead: null, kept: {}, ownData: { done: 'erased' } }))
    })

    it('begins another order after one, without changing the placed one', async () => {
      const sale = inCampaign('')
      await talk(sale, person)
      await pickFirstVisit(sale)
      await finish(sale)
      const placed = sale.funnel().lead?.id
      sale.store.dispatch(entered({ voice: 'pages', flow: 'coverage', screen: 'cep' }))
      await sale.say({ cep: addressCards.notCovered.cep })
      await talk(sale, { ...person, cep: addressCards.notCovered.cep, number: addressCards.notCovered.number })
      expect([sale.current(), sale.funnel().lead, factsOf(sale.funnel()).order]).toEqual([
        'sem-cobertura',
        null,
        undefined,
      ])
      expect(placed).toBeDefined()
    })

    it.each([
      [addressCards.notCovered, 'sem-cobertura'],
      [addressCards.noFreePort, 'oferta-indisponivel'],
    ])('ends elsewhere: $what', async ({ cep, number }, end) => {
      const sale = inFlow('coverage')
      await talk(sale, { ...person, cep, number })
      expect(sale.current()).toBe(end)
      await sale.say({ notice: 'sim', name: 'Ana Souza', email: 'ana@provedor.com.br', phone: '16991234567' })
      await soon(() => expect(sale.funnel().saved.contact).toBeDefined())
    })
  })

  describe('renewal', () => {
    it('goes from the CPF to the number', async () => {
      const sale = inFlow('renewal')
      await talk(sale, { document: customerCards.renewal.cpf, offer: 'd600gl' })
      expect(sale.current()).toBe('confirmacao')
      expect(await finish(sale)).toMatch(/^\d+$/)
    })

    it('continues after a reload without asking the CPF again', async () => {
      const api = apiOf(shop.server.app)
      const first = aSale({}, { place: { voice: 'pages', flow: 'renewal' }, api })
      await talk(first, { document: customerCards.renewal.cpf })
      const left: Partial<Funnel> = JSON.parse(JSON.stringify(browserCopy(first.funnel())))
      expect(JSON.stringify(left)).not.toContain(customerCards.renewal.cpf)
      const second = aSale({}, { place: { voice: 'pages', flow: 'renewal' }, left, api })
      await talk(second, { offer: 'd600a' })
      expect(await finish(second)).toMatch(/^\d+$/)
    })

    it.each([
      customerCards.renewalNone,
      customerCards.renewalInLoyalty,
      { cpf: documentCards.approved.document, what: 'nobody' },
    ])('reports no offer, and takes a single one: $what', async ({ cpf }) => {
      const sale = inFlow('renewal')
      await talk(sale, { document: cpf })
      expect(sale.current()).toBe('sem-ofertas')
      await sale.say({ document: customerCards.renewalOne.cpf })
      await soon(() => expect(sale.current()).toBe('confirmacao'))
    })
  })

  describe('migration', () => {
    const words = { ...person, document: customerCards.migration.cpf, offer: 'd600a' }
    it('goes from the CPF to the number, and asks no known answer', async () => {
      const sale = inCampaign('migracao-ultrafibra')
      await talk(sale, words)
      await pickFirstVisit(sale)
      expect(sale.funnel().kept.phone).toBeUndefined()
      expect(await finish(sale)).toMatch(/^\d+$/)
    })

    it('asks for data missing in the contract, and books no unneeded visit', async () => {
      const sale = inCampaign('migracao-ultrafibra')
      await talk(sale, {
        ...words,
        document: customerCards.migrationNoContact.cpf,
        offer: 'd300a',
        cep: '14050-100',
        number: '10',
      })
      expect([sale.current(), sale.funnel().kept.phone?.value]).toEqual(['confirmacao', '16991234567'])
      expect(await finish(sale)).toMatch(/^\d+$/)
    })

    it('puts the quiz before the visit', async () => {
      const sale = inCampaign('migracao-ultrafibra')
      await talk(sale, { ...words, document: customerCards.migrationQuiz.cpf })
      await answerQuiz(sale, ['Anápolis', 'Rua Quinze de Novembro', 'Escola Monteiro Lobato'])
      await pickFirstVisit(sale)
      expect(await finish(sale)).toMatch(/^\d+$/)
    })

    it('ends with a person if the risk provider refuses', async () => {
      const sale = inCampaign('migracao-ultrafibra')
      await talk(sale, { ...words, document: customerCards.migrationRejected.cpf, offer: 'd500a' })
      expect(sale.current()).toBe('erro2')
    })

    it('ends without an offer at the address, with a notice, and continues at another', async () => {
      const sale = inCampaign('migracao-ultrafibra')
      const known = { ...words, document: customerCards.migrationQuiz.cpf }
      await talk(sale, { ...known, cep: addressCards.older.cep, number: addressCards.older.number })
      await soon(() => expect(sale.current()).toBe('oferta-indisponivel'))
      expect([factsOf(sale.funnel()).coverage?.reason, sale.went.at(-1)?.place.screen]).toEqual([
        'not-in-campaign',
        'oferta-indisponivel',
      ])
      await sale.say({ notice: 'sim', name: 'Ana Souza', email: 'ana@provedor.com.br', phone: '16991234567' })
      await soon(() => expect(sale.funnel().saved.contact).toBeDefined())
      expect(sale.funnel().facts.risk?.error).toBeUndefined()
      await sale.say({ cep: words.cep ?? '' })
      await talk(sale, known)
      await soon(() => expect(sale.current()).toBe('validacao'))
    })

    it('asks for another offer if the chosen one is not available', async () => {
      const sale = inCampaign('migracao-ultrafibra')
      const { offer: _, ...there } = { ...words, cep: '14050-100', number: '10' }
      await talk(sale, { document: words.document, offer: 'd1000a' })
      await talk(sale, there)
      expect(sale.whyRefused('offer')).toContain('não está disponível')
      expect(sale.current()).toBe('ofertas')
      await sale.say({ offer: 'd500a' })
      await talk(sale, there)
      await pickFirstVisit(sale)
      expect(await finish(sale)).toMatch(/^\d+$/)
    })
  })
})
