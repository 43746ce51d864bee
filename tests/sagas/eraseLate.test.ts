import { describe, expect, it } from 'vitest'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import { dataAsked, startedOver } from '../../src/funnel/visitorActions.ts'
import { browserCopy } from '../../src/funnel/saving/browserCopy.ts'
import { nextWrite } from '../../src/funnel/saving/nextWrite.ts'
import { aSale, orderUntil, settled, wholeOrder } from '../support/aSale.ts'
import { aCoverage } from '../support/aPlan.ts'
import { bodiesOf, idLead, stumbled, type Answers } from '../support/fakeApi.ts'
import { later } from '../support/lazyParts.ts'
import { leadRead } from '../support/leadRead.ts'

const made = {
  success: true as const,
  id: idLead,
  idLead,
  idLeadNoCoverage: null,
  cepCoverage: { infra: aCoverage().infra },
  version: 1,
}

describe('a late reply on an order', () => {
  const before = 'past-past-past-past-22'
  const ways = [
    ['erased', dataAsked({ action: 'erase' })],
    ['begun again', startedOver()],
  ] as const
  const answers = [
    ['brings nothing back', { ...leadRead, id: before }, null],
    ['that it is gone loses nothing', null, new ApiError('refused', 'Não encontramos este pedido.', 404)],
  ] as const
  it.each(
    ways.flatMap(([how, asked]) =>
      answers.map(([what, reply, failure]) => [how, what, asked, reply, failure] as const),
    ),
  )('once it is %s %s', async (_how, _what, asked, reply, failure) => {
    const word = later(reply)
    const sale = aSale({ readLead: () => word.promise }, { left: { lead: { id: before, version: 2 } } })
    await settled()
    sale.store.dispatch(asked)
    await settled()
    await sale.sayAll(failure ? orderUntil('name') : [])
    const { kept, lead } = sale.funnel()
    if (failure) word.fail(failure)
    else word.arrive()
    await settled()
    expect([sale.funnel().kept, sale.funnel().lead, bodiesOf(sale.sent, 'createLead').length]).toEqual([
      kept,
      lead,
      failure ? 1 : 0,
    ])
  })
})

describe('a pending write of a changed answer', () => {
  const notThere = { plans: [], infra: null, reason: 'no-network' as const }

  it('arrives first, and its new lead is erased', async () => {
    const answer = later(made)
    const sale = await changed({ createLead: () => answer.promise }, 3)
    answer.arrive()
    await settled()
    expect(bodiesOf(sale.sent, 'removeLead')).toEqual([{ id: idLead }])
    expectErased(sale)
  })

  it('arrives first, and its address is erased', async () => {
    const answer = later({ success: true as const, id: 'none-none-none-none-22' })
    const sale = await changed({ coverage: notThere, keepNoCoverage: () => answer.promise }, 2)
    answer.arrive()
    await settled()
    expect(bodiesOf(sale.sent, 'forgetNoCoverage')).toEqual([{ id: 'none-none-none-none-22' }])
    expectErased(sale)
  })

  it('leaves nothing to wait for if it is refused', async () => {
    const answer = later(made)
    const sale = await changed({ createLead: () => answer.promise }, 3)
    answer.fail(new ApiError('refused', 'Não.', 422, { error: 'Não.', code: 'invalid', id: '1' }))
    await settled()
    expect(bodiesOf(sale.sent, 'removeLead')).toEqual([])
    expectErased(sale)
  })

  it('keeps everything until a retry if it is lost', async () => {
    const answer = later(made)
    const sale = await changed({ createLead: () => answer.promise }, 3)
    answer.fail(stumbled)
    await settled()
    expect([sale.funnel().ownData, sale.funnel().kept.cep?.value]).toEqual([
      { busy: false, error: { code: 'http', words: stumbled.message } },
      '22041080',
    ])
    sale.store.dispatch(dataAsked({ action: 'erase' }))
    await settled()
    expectErased(sale)
  })
})

describe('erasing', () => {
  const lost = new ApiError('refused', 'Não encontramos este pedido.', 404)

  it('does not touch answers of an order restarted meanwhile', async () => {
    const answer = later(made)
    const sale = await changed({ createLead: () => answer.promise }, 3)
    sale.store.dispatch(startedOver())
    await sale.say({ cep: '14010-100' })
    answer.arrive()
    await settled()
    expect([sale.funnel().kept.cep?.value, bodiesOf(sale.sent, 'removeLead')]).toEqual(['14010100', []])
  })

  it('shows no failure for an order restarted meanwhile', async () => {
    const removal = later({ success: true as const })
    const sale = aSale({ removeLead: () => removal.promise })
    await sale.sayAll(orderUntil('phone'))
    sale.store.dispatch(dataAsked({ action: 'erase' }))
    await settled()
    sale.store.dispatch(startedOver())
    await sale.say({ cep: '14010-100' })
    removal.fail(stumbled)
    await settled()
    expect([sale.funnel().kept.cep?.value, sale.funnel().ownData]).toEqual(['14010100', { busy: false, error: null }])
  })

  it('also erases a lead that replaced the requested one', async () => {
    const [word, removal, next] = [later(leadRead), later({ success: true as const }), 'next-next-next-next-22']
    const first = aSale()
    await first.sayAll(orderUntil('phone'))
    const sale = aSale(
      {
        readLead: () => word.promise,
        removeLead: (_, sent) => (bodiesOf(sent, 'removeLead').length === 1 ? removal.promise : { success: true }),
        createLead: { ...made, id: next, idLead: next },
      },
      { left: browserCopy(first.funnel()) },
    )
    await settled()
    sale.store.dispatch(dataAsked({ action: 'erase' }))
    await settled()
    word.fail(lost)
    await settled()
    removal.arrive()
    await settled()
    expect(bodiesOf(sale.sent, 'removeLead')).toEqual([{ id: idLead }, { id: next }])
    expectErased(sale)
  })
})

/** Erases everything while the write of a changed answer is under way. */
async function changed(over: Answers, screens: number) {
  const sale = aSale(over)
  await sale.sayAll(wholeOrder.slice(0, screens))
  await sale.say({ cep: '22041-080' })
  expect(nextWrite(sale.funnel())).toBeNull()
  sale.store.dispatch(dataAsked({ action: 'erase' }))
  await settled()
  expect([sale.funnel().ownData.busy, sale.funnel().kept.cep?.value]).toEqual([true, '22041080'])
  return sale
}

function expectErased(sale: ReturnType<typeof aSale>) {
  const { kept, lead, notice, saved, underWay, ownData } = sale.funnel()
  expect({ kept, lead, notice, saved, underWay }).toEqual({
    kept: {},
    lead: null,
    notice: null,
    saved: {},
    underWay: false,
  })
  expect(ownData.done).toBe('erased')
}
