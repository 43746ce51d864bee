import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customerCards } from '../../server/sample/sampleCards.ts'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import { dataAsked } from '../../src/funnel/visitorActions.ts'
import { emptyFunnel } from '../../src/funnel/state.ts'
import { browserCopy } from '../../src/funnel/saving/browserCopy.ts'
import { nextWrite } from '../../src/funnel/saving/nextWrite.ts'
import { aSale, settled, wholeOrder } from '../support/aSale.ts'
import { aServer } from '../support/aServer.ts'
import { bodiesOf, idLead, stumbled, type Answers } from '../support/fakeApi.ts'
import { apiOf } from '../support/overServer.ts'
import { soon } from '../support/soon.ts'
import { person } from '../support/person.ts'
import { finish, pickFirstVisit, talk } from '../support/talking.ts'

const phone = '16991234567'
type Sale = ReturnType<typeof aSale>

async function erased(sale: Sale, said: { phone?: string } = {}) {
  sale.store.dispatch(dataAsked({ action: 'erase', ...said }))
  await settled()
  return sale.funnel()
}

async function answeredTo(count: number, over: Answers = {}) {
  const sale = aSale(over)
  await sale.sayAll(wholeOrder.slice(0, count))
  return sale
}

const saved = (sale: Sale) =>
  soon(() => expect([nextWrite(sale.funnel()), sale.funnel().ownData.busy]).toEqual([null, false]))
const done = (sale: Sale) => soon(() => expect(sale.funnel().ownData.done).toBe('erased'))

/** Only the visitor's origin is left. */
function expectNothingLeft(sale: Sale) {
  const { kept, facts, lead, notice, saved: told, drafts, keys } = sale.funnel()
  expect({ kept, facts, lead, notice, told, drafts, keys }).toEqual({
    kept: {},
    facts: {},
    lead: null,
    notice: null,
    told: {},
    drafts: {},
    keys: {},
  })
  expect(sale.went.at(-1)?.place).toMatchObject({ screen: 'cep' })
  expect(sale.funnel().ownData).toEqual({ busy: false, error: null, done: 'erased' })
}

describe('erasing the answers', () => {
  it('happens on the server, with the telephone, and then here', async () => {
    const sale = await answeredTo(9)
    await erased(sale)
    expect(bodiesOf(sale.sent, 'removeLead')).toEqual([{ id: idLead, phone }])
    expect(sale.sent.at(-1)).toMatchObject({ name: 'removeLead', version: expect.any(Number) })
    expectNothingLeft(sale)
    expect(JSON.stringify(browserCopy(sale.funnel()))).not.toMatch(/Ana|provedor|99123-?4567|14010-?100/)
  })

  it('needs no telephone before one is given', async () => {
    const sale = await answeredTo(4)
    await erased(sale)
    expect(bodiesOf(sale.sent, 'removeLead')).toEqual([{ id: idLead }])
    expectNothingLeft(sale)
  })

  it('happens only here before the first save', async () => {
    const sale = await answeredTo(2)
    const sent = sale.sent.length
    await erased(sale)
    expect(sale.sent).toHaveLength(sent)
    expectNothingLeft(sale)
  })

  it('also withdraws a request for a notice', async () => {
    const sale = await answeredTo(2, { coverage: { plans: [], infra: null, reason: 'no-network' } })
    await sale.say({ notice: 'sim', name: 'Ana Souza', email: 'ana@provedor.com.br', phone })
    await erased(sale)
    expect(bodiesOf(sale.sent, 'forgetNoCoverage')).toEqual([{ id: expect.any(String), phone }])
    expectNothingLeft(sale)
  })

  it('succeeds if the data are gone already', async () => {
    const sale = await answeredTo(5, { removeLead: new ApiError('refused', 'Não encontramos este pedido.', 404) })
    expect((await erased(sale)).lead).toBeNull()
    expectNothingLeft(sale)
  })

  it('is sent once if requested twice', async () => {
    const sale = await answeredTo(5)
    sale.store.dispatch(dataAsked({ action: 'erase' }))
    await erased(sale)
    expect(bodiesOf(sale.sent, 'removeLead')).toHaveLength(1)
  })
})

describe('a failed erasure', () => {
  it('keeps everything, says why and can be tried again', async () => {
    const sale = await answeredTo(9)
    sale.failing.add('removeLead')
    const { kept, lead } = sale.funnel()
    const funnel = await erased(sale)
    expect([funnel.kept, funnel.lead, funnel.ownData]).toEqual([
      kept,
      lead,
      { busy: false, error: { code: 'http', words: stumbled.message } },
    ])
    sale.failing.clear()
    await erased(sale)
    expectNothingLeft(sale)
  })

  it('waits for a pending lead, so that none is left behind', async () => {
    const sale = await answeredTo(2)
    sale.line.up = false
    await sale.say({ plan: 'd600gl' })
    expect((await erased(sale)).ownData).toEqual({ busy: false, error: { code: 'network' } })
    sale.line.up = true
    await erased(sale)
    expect(sale.sent.slice(-2).map(({ name }) => name)).toEqual(['createLead', 'removeLead'])
    expectNothingLeft(sale)
  })

  it('asks for the telephone if it is another one', async () => {
    const words = 'Esse não é o telefone deste pedido.'
    const sale = await answeredTo(5, {
      removeLead: (input) => {
        if (!JSON.stringify(input).includes('16999990000'))
          throw new ApiError('refused', words, 422, { error: words, code: 'phone.other', id: '1' })
        return { success: true }
      },
    })
    expect((await erased(sale)).ownData).toEqual({
      busy: false,
      error: { code: 'phone.other', words },
      asksPhone: true,
    })
    expect((await erased(sale, { phone: '12' })).ownData).toEqual({
      busy: false,
      error: { code: 'phone.invalid' },
      asksPhone: true,
    })
    await erased(sale, { phone: '(16) 99999-0000' })
    expectNothingLeft(sale)
  })
})

describe('over the real server', () => {
  let server: Awaited<ReturnType<typeof aServer>>
  beforeAll(async () => {
    server = await aServer()
  })
  afterAll(() => server.stop())
  const { dueDate: _, ...untilPayment } = person

  it('an erasure leaves nothing to read, and another order can be made', async () => {
    const api = apiOf(server.app)
    const sale = aSale({}, { api })
    await talk(sale, untilPayment)
    await saved(sale)
    const { lead } = sale.funnel()
    sale.store.dispatch(dataAsked({ action: 'erase' }))
    await done(sale)
    await expect(api('readLead', { params: { idLead: lead?.id ?? '' } })).rejects.toMatchObject({ status: 404 })
    await talk(sale, person)
    await pickFirstVisit(sale)
    expect(await finish(sale)).toMatch(/^\d+$/)
    expect(sale.funnel().lead?.id).not.toBe(lead?.id)
  })

  it('a resumed order is erased with its telephone', async () => {
    const api = apiOf(server.app)
    const first = aSale({}, { api })
    await talk(first, untilPayment)
    await saved(first)
    const second = aSale({}, { api, left: { lead: first.funnel().lead } })
    await soon(() => expect(second.funnel().kept.phone?.mask).toBe('(16) •••••-4567'))
    second.store.dispatch(dataAsked({ action: 'erase', phone: '16991230000' }))
    await soon(() =>
      expect(second.funnel().ownData).toMatchObject({
        asksPhone: true,
        error: { code: 'phone.other', words: 'Esse não é o telefone deste pedido.' },
      }),
    )
    second.store.dispatch(dataAsked({ action: 'erase', phone }))
    await done(second)
  })

  it.each([
    ['', 'renewal'],
    ['migracao-ultrafibra', 'migration'],
  ] as const)('a customer’s data need no telephone (%s)', async (campaign, flow) => {
    const api = apiOf(server.app)
    const sale = aSale({}, { api, campaign, place: { voice: 'pages', flow } })
    await talk(sale, { document: customerCards[flow].cpf, offer: 'd600a' })
    await saved(sale)
    sale.store.dispatch(dataAsked({ action: 'erase' }))
    await done(sale)
    expect([sale.funnel().kept, sale.funnel().lead]).toEqual([emptyFunnel.kept, null])
  })

  it('an order placed in another window meanwhile stays', async () => {
    const api = apiOf(server.app)
    const first = aSale({}, { api })
    await talk(first, person)
    await pickFirstVisit(first)
    await saved(first)
    const left = browserCopy(first.funnel())
    const second = aSale(
      {},
      { api, left: { ...left, facts: { ...left.facts, risk: first.funnel().facts.risk ?? { of: '' } } } },
    )
    await soon(() => expect(second.funnel().lead?.version).toBe(first.funnel().lead?.version))
    const number = await finish(first)
    second.store.dispatch(dataAsked({ action: 'erase' }))
    await soon(() => expect(second.funnel().facts.order?.value?.orderNumber).toBe(number))
    expect(second.funnel().ownData).toEqual({ busy: false, error: null })
    expect((await api('readLead', { params: { idLead: left.lead?.id ?? '' } })).status).toBe('finished')
  })
})
