import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import { dataAsked, finishAsked, lineBack, startedOver } from '../../src/funnel/visitorActions.ts'
import { browserCopy } from '../../src/funnel/saving/browserCopy.ts'
import { aSale, orderUntil, settled, wholeOrder } from '../support/aSale.ts'
import { idLead, type Answers } from '../support/fakeApi.ts'

type Sale = ReturnType<typeof aSale>

const own = /Ana|Souza|provedor|99123-?4567|14010-?100|Palmeiras|40718823|lead-lead/
const leave = (sale: Sale) => sale.store.dispatch(dataAsked({ action: 'leave' }))
const sends = (sale: Sale) => sale.sent.filter(({ name }) => name === 'endThisDevice')
const refused = (status: number, code: string) =>
  new ApiError('refused', 'Não deu certo.', status, { error: 'Não deu certo.', code, id: '1' })

async function anOrdered(over: Answers = {}, forget = () => {}) {
  const sale = aSale(
    { endThisDevice: { success: true }, ...over },
    { ports: { consent: { read: () => null, forget } } },
  )
  await sale.sayAll(wholeOrder)
  sale.store.dispatch(finishAsked({ acceptTerms: true, acceptPromotions: false }))
  await settled()
  expect(JSON.stringify(browserCopy(sale.funnel()))).toMatch(own)
  return sale
}

const isGone = (sale: Sale) => {
  expect(JSON.stringify({ ...sale.funnel(), place: null })).not.toMatch(own)
  expect([sale.current(), sale.went.at(-1)?.place.screen]).toEqual(['cep', 'cep'])
}

describe('ending an order on this device', () => {
  it('deletes the order here, says so and ends this device’s access', async () => {
    const forget = vi.fn<() => void>()
    const sale = await anOrdered({}, forget)
    leave(sale)
    await settled()
    isGone(sale)
    expect(sale.funnel().ownData).toEqual({ busy: false, error: null, done: 'left' })
    expect(forget).toHaveBeenCalledOnce()
    expect(sends(sale).map(({ input }) => input)).toEqual([{ params: { idLead } }])
  })

  it('needs no line, and ends access once it is back, with one key', async () => {
    const sale = await anOrdered()
    sale.failing.add('endThisDevice')
    leave(sale)
    await settled()
    isGone(sale)
    expect(sale.funnel()).toMatchObject({ ownData: { done: 'left' }, saveProblem: null })
    sale.failing.clear()
    sale.store.dispatch(lineBack())
    await settled()
    sale.store.dispatch(lineBack())
    await settled()
    const keys = sends(sale).map(({ key }) => key)
    expect([keys.length, new Set(keys).size, typeof keys[0]]).toEqual([2, 1, 'string'])
  })

  it.each([
    [404, 'lead.unknown'],
    [404, 'lead.ended'],
    [403, 'site.other'],
  ])('succeeds if the server replies %s %s', async (status, code) => {
    const sale = await anOrdered({ endThisDevice: refused(status, code) })
    leave(sale)
    await settled()
    sale.store.dispatch(lineBack())
    await settled()
    expect([sends(sale).length, sale.funnel().unread]).toEqual([1, null])
    isGone(sale)
  })

  it('is only for placed orders: an open one stays', async () => {
    const sale = aSale()
    await sale.sayAll(orderUntil('email'))
    const before = sale.funnel()
    leave(sale)
    await settled()
    expect([sale.funnel(), sends(sale)]).toEqual([before, []])
  })
})

it('beginning another order also ends the placed one, silently', async () => {
  const sale = await anOrdered()
  sale.store.dispatch(startedOver())
  await settled()
  isGone(sale)
  expect([sends(sale).length, sale.funnel().ownData]).toEqual([1, { busy: false, error: null }])
})
