import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import type { Reply } from '../../src/api/contract/calls.ts'
import { factsOf } from '../../src/funnel/answersAndFacts.ts'
import { finishAsked } from '../../src/funnel/visitorActions.ts'
import { entered, planWanted } from '../../src/funnel/slice.ts'
import { browserCopy } from '../../src/funnel/saving/browserCopy.ts'
import { aSale, orderFrom, orderUntil, settled, wholeOrder } from '../support/aSale.ts'
import { aCoverage, aPlan } from '../support/aPlan.ts'
import { bodiesOf, idLead } from '../support/fakeApi.ts'
import { leadRead } from '../support/leadRead.ts'
import { firstPrivate, screenOf } from '../support/questionsOf.ts'

describe('the place', () => {
  it('a link to a plan chooses it if it is available', async () => {
    const sale = aSale()
    sale.store.dispatch(planWanted({ sku: 'd500a' }))
    await sale.sayAll(orderUntil('plan'))
    expect(sale.current()).toBe('nome')
  })
  it('a deep link to a later step goes to the first open question', async () => {
    const sale = aSale({}, { place: { voice: 'pages', flow: 'order', screen: 'cpf' } })
    await settled()
    expect(sale.went).toEqual([{ place: { voice: 'pages', flow: 'order', screen: 'cep' }, replace: true }])
  })
  it('answers in the chat continue in the chat', async () => {
    const sale = aSale({}, { place: { voice: 'chat', flow: 'order', screen: 'cep', key: 'cep' } })
    await sale.say({ cep: '14010-100' })
    expect(sale.went.at(-1)?.place).toEqual({ voice: 'chat', flow: 'order', screen: 'nr-imovel', key: 'number' })
  })
  it('a resumed order continues at its place, and the browser never stores a private answer', async () => {
    const first = aSale()
    await first.sayAll(orderUntil('dueDate'))
    const left = JSON.parse(JSON.stringify(browserCopy(first.funnel())))
    const text = JSON.stringify(left)
    for (const secret of ['52998224725', 'Maria Souza', '15/03/1990']) expect(text).not.toContain(secret)
    const second = aSale({ readLead: new ApiError('network', 'x') }, { left })
    await settled()
    expect(second.current()).toBe('data-de-vencimento')
  })
  it('only an unsaved private answer is asked again', async () => {
    vi.useFakeTimers()
    const first = aSale()
    await first.sayAll(orderUntil('document'))
    first.line.up = false
    await first.sayAll(orderFrom('document', 'dueDate'))
    first.stop()
    const second = aSale(
      { readLead: new ApiError('network', 'x') },
      { left: JSON.parse(JSON.stringify(browserCopy(first.funnel()))) },
    )
    await settled()
    expect([second.current(), second.funnel().lost]).toEqual(['cpf', ['document']])
    vi.useRealTimers()
  })
  it('a lead that the server lost is created again from known answers', async () => {
    const first = aSale()
    await first.sayAll(orderUntil(firstPrivate))
    const second = aSale(
      { readLead: new ApiError('refused', 'Não encontramos este pedido.', 404) },
      { left: JSON.parse(JSON.stringify(browserCopy(first.funnel()))) },
    )
    await settled()
    expect(bodiesOf(second.sent, 'createLead')).toHaveLength(1)
    expect(bodiesOf(second.sent, 'createLead')[0]).not.toHaveProperty('idLead')
    expect(second.current()).toBe(screenOf(firstPrivate)?.id)
  })
  it('an edited CEP moves the same lead, and keeps the name and the plan that is sold there', async () => {
    const sale = aSale()
    await sale.sayAll(wholeOrder)
    sale.store.dispatch(entered({ voice: 'pages', flow: 'order', screen: 'cep' }))
    await sale.sayAll([{ cep: '22041-080' }, { number: '502', complement: 'Apto 301' }])
    expect(sale.current()).toBe('data-instalacao')
    expect(bodiesOf(sale.sent, 'createLead')[1]).toMatchObject({
      idLead,
      idPlan: 'id-d600gl',
      address: { cep: '22041080', complement: 'Apto 301', customComplement: 'Apto 301' },
    })
    expect(sale.sent.filter(({ input }) => JSON.stringify(input).includes('Ana Souza'))).toHaveLength(1)
  })

  it('an edited number asks for the plan again where it is not sold', async () => {
    const others = aCoverage({ plans: [aPlan({ sku: 'd500a' }), aPlan({ sku: 'd700a' })] })
    const coverage = (input: object) => (JSON.stringify(input).includes('"53"') ? others : aCoverage())
    const sale = aSale({ coverage })
    await sale.sayAll(wholeOrder)
    await sale.sayAll([{ number: '53', complement: 'Sem complemento' }])
    expect(sale.current()).toBe('planos')
  })
})

it('a placed order ignores answers from the home page', async () => {
  const left = browserCopy((await ordered()).funnel())
  const found = { UF: 'SP', city: 'Santos', address: 'Rua do Porto', neighborhood: 'Centro', is_block_allotment: false }
  const server = { readLead: { ...leadRead, orderNumber: '40718823' } }
  const sale = aSale(server, { left, ports: { arrival: () => ({ answers: { cep: '11010-000' }, found }) } })
  await settled()
  expect([sale.current(), sale.funnel().kept.cep?.value, sale.funnel().facts.street?.value?.street]).toEqual([
    'pedido-realizado',
    '14010100',
    'Rua das Palmeiras',
  ])
})

it('the server’s last reply decides the visit of a placed order', async () => {
  const told: Reply<'readLead'>[] = [
    { ...leadRead, orderNumber: '40718823', visit: { date: '24/11/2026', period: 'manha' } },
    { ...leadRead, orderNumber: '40718823', visit: { date: '24/11/2026', period: 'tarde' } },
    { ...leadRead, orderNumber: '40718823', visitByPhone: true },
  ]
  let sale = await ordered()
  for (const readLead of told) {
    sale = aSale({ readLead }, { left: browserCopy(sale.funnel()) })
    await settled()
    expect(factsOf(sale.funnel()).order).toEqual({
      orderNumber: '40718823',
      visit: readLead.visit,
      visitByPhone: readLead.visitByPhone,
    })
  }
})

it('the home page’s result for a CEP is not looked up again', async () => {
  const found = { UF: 'SP', city: 'Santos', address: 'Rua do Porto', neighborhood: 'Centro', is_block_allotment: false }
  const sale = aSale({}, { ports: { arrival: () => ({ answers: { cep: '11010000' }, found }) } })
  await settled()
  expect(sale.sent.filter(({ name }) => name === 'cepInformation')).toEqual([])
  expect([sale.current(), sale.funnel().facts.street?.value?.street]).toEqual(['nr-imovel', 'Rua do Porto'])
  await sale.say({ cep: '14010-100' })
  expect(sale.funnel().facts.street?.value?.street).toBe('Rua das Palmeiras')
})

it('a small page stays open, with the home page’s answers', async () => {
  const sale = aSale({}, { place: null, ports: { arrival: () => ({ answers: { cep: '14010-100' } }) } })
  await settled()
  expect([sale.went, sale.funnel().kept.cep?.value]).toEqual([[], '14010100'])
})

async function ordered() {
  const sale = aSale()
  await sale.sayAll(wholeOrder)
  sale.store.dispatch(finishAsked({ acceptTerms: true, acceptPromotions: false }))
  await settled()
  return sale
}
