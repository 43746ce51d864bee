import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callErrorMessages } from '../../src/api/contract/errors/callErrorMessages.ts'
import { customerCards, documentCards } from '../../server/sample/sampleCards.ts'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import { lead } from '../../src/api/contract/lead/lead.ts'
import { finishAsked, startedOver, withdrawAsked } from '../../src/funnel/visitorActions.ts'
import { browserCopy } from '../../src/funnel/saving/browserCopy.ts'
import { aSale, orderUntil, settled, wholeOrder } from '../support/aSale.ts'
import { aServer } from '../support/aServer.ts'
import { bodiesOf, idLead, type Answers } from '../support/fakeApi.ts'
import { leadRead } from '../support/leadRead.ts'
import { apiOf } from '../support/overServer.ts'
import { soon } from '../support/soon.ts'
import { finish, pickFirstVisit, talk } from '../support/talking.ts'

const number = '40718823'
const phone = '16991234567'
const timeout = () => new ApiError('timeout', callErrorMessages.timeout(20))

async function anOrdered(over: Answers = {}) {
  const sale = aSale(over)
  await sale.sayAll(wholeOrder)
  sale.store.dispatch(finishAsked({ acceptTerms: true, acceptPromotions: false }))
  await settled()
  return sale
}

async function withdrawn(sale: ReturnType<typeof aSale>) {
  sale.store.dispatch(withdrawAsked())
  await settled()
  return sale.funnel()
}

describe('withdrawing an order', () => {
  it('sends the order’s telephone to the server, and then reports success', async () => {
    const sale = await anOrdered()
    const funnel = await withdrawn(sale)
    expect(bodiesOf(sale.sent, 'removeLead')).toEqual([{ id: idLead, phone }])
    expect(funnel.facts.order?.value).toMatchObject({ orderNumber: number, withdrawn: true })
    expect(funnel.withdrawing).toEqual({ busy: false, error: null })
    expect(sale.current()).toBe('pedido-realizado')
    expect(browserCopy(funnel).facts?.order?.value).toMatchObject({ orderNumber: number, withdrawn: true })
  })

  it('is sent once if requested twice', async () => {
    const sale = await anOrdered()
    sale.store.dispatch(withdrawAsked())
    await withdrawn(sale)
    await withdrawn(sale)
    expect(bodiesOf(sale.sent, 'removeLead')).toHaveLength(1)
  })

  it('changes nothing if it fails, and can be tried again', async () => {
    let failures = 1
    const sale = await anOrdered({
      removeLead: () => {
        if (failures-- > 0) throw timeout()
        return { success: true }
      },
    })
    const failed = await withdrawn(sale)
    expect([failed.withdrawing, failed.facts.order?.value]).toEqual([
      { busy: false, error: { code: 'timeout', words: timeout().message } },
      expect.not.objectContaining({ withdrawn: true }),
    ])
    expect((await withdrawn(sale)).facts.order?.value).toMatchObject({ orderNumber: number, withdrawn: true })
  })

  it('shows the server’s words if it is too late', async () => {
    const words = 'O prazo de sete dias para desistir por aqui já passou.'
    const sale = await anOrdered({
      removeLead: new ApiError('refused', words, 409, { error: words, code: 'withdrawal.late', id: '1' }),
    })
    expect((await withdrawn(sale)).withdrawing.error).toEqual({ code: 'withdrawal.late', words })
  })

  it('leads to a person without access to the order', async () => {
    const sale = await anOrdered({ removeLead: new ApiError('refused', 'Não encontramos este pedido.', 404) })
    expect((await withdrawn(sale)).withdrawing.error).toMatchObject({ code: 'withdrawal.byPhone' })
  })

  it('does nothing before there is an order', async () => {
    const sale = aSale()
    await sale.sayAll(wholeOrder)
    await withdrawn(sale)
    expect(bodiesOf(sale.sent, 'removeLead')).toEqual([])
  })

  it('allows another order', async () => {
    const sale = await anOrdered()
    await withdrawn(sale)
    sale.store.dispatch(startedOver())
    await settled()
    expect([sale.current(), sale.funnel().facts]).toEqual(['cep', {}])
  })
})

describe('an order withdrawn elsewhere', () => {
  const { address } = leadRead
  const read = lead.parse({
    id: idLead,
    version: 12,
    status: 'withdrawn',
    orderNumber: number,
    address: { ...address, address: null, neighborhood: null, city: null, state: null },
  })

  it('is known when the order is resumed', async () => {
    const left = browserCopy((await anOrdered()).funnel())
    const sale = aSale(
      { readLead: read },
      { left, place: { voice: 'pages', flow: 'order', screen: 'pedido-realizado' } },
    )
    await settled()
    expect(sale.funnel().facts.order?.value).toMatchObject({ orderNumber: number, withdrawn: true })
  })

  it('is known when the order is finished again', async () => {
    const words = 'Você desistiu deste pedido.'
    const sale = aSale({
      readLead: read,
      finishLead: new ApiError('refused', words, 409, { error: words, code: 'order.withdrawn', id: '1' }),
    })
    await sale.sayAll(wholeOrder)
    sale.store.dispatch(finishAsked({ acceptTerms: true, acceptPromotions: false }))
    await settled()
    expect(sale.funnel().facts.order?.value).toMatchObject({ orderNumber: number, withdrawn: true })
    expect(sale.current()).toBe('pedido-realizado')
  })
})

describe('over the real server', () => {
  it('an order is placed, withdrawn and confirmed so by mail', async () => {
    const sale = aSale({}, { api: apiOf(server.app) })
    const words = orderUntil('schedule').map((raw) => ({
      ...raw,
      ...(raw.plan && { plan: 'd600b' }),
      ...(raw.document && { document: documentCards.approved.document }),
    }))
    for (const raw of words) {
      await sale.say(raw)
      await soon(() => expect(Object.values(sale.funnel().facts).some((fact) => fact?.pending)).toBe(false))
    }
    await pickFirstVisit(sale)
    await soon(() => expect(sale.current()).toBe('confirmacao'))
    sale.store.dispatch(finishAsked({ acceptTerms: true, acceptPromotions: false }))
    await soon(() => expect(sale.current()).toBe('pedido-realizado'))
    sale.store.dispatch(withdrawAsked())
    await soon(() => expect(sale.funnel().facts.order?.value?.withdrawn).toBe(true))
    await server.deliver()
    expect(server.mails.map(({ subject }) => subject)).toEqual([
      `Pedido ${sale.funnel().facts.order?.value?.orderNumber} cancelado`,
    ])
  })

  it('a renewal is withdrawn even if its telephone is only in the contract', async () => {
    const sale = aSale({}, { api: apiOf(server.app), place: { voice: 'pages', flow: 'renewal' } })
    await talk(sale, { document: customerCards.renewal.cpf, offer: 'd600a' })
    await finish(sale)
    sale.store.dispatch(withdrawAsked())
    await soon(() =>
      expect([sale.funnel().withdrawing.error, sale.funnel().facts.order?.value?.withdrawn]).toEqual([null, true]),
    )
  })

  let server: Awaited<ReturnType<typeof aServer>>
  beforeAll(async () => {
    server = await aServer()
  })
  afterAll(() => server.stop())
})
