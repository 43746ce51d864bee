import { describe, expect, it } from 'vitest'
import { ApiError } from '../../src/api/contract/apiError.ts'
import { eraseAsked, startedOver } from '../../src/funnel/asked.ts'
import { aSale, settled, wholeOrder } from '../support/aSale.ts'
import { bodiesOf } from '../support/fakeApi.ts'
import { later } from '../support/later.ts'
import { leadRead } from '../support/leadRead.ts'

describe('the word on an order that arrives late', () => {
  const before = 'past-past-past-past-22'
  const ways = [['erased', eraseAsked({})], ['begun again', startedOver()]] as const
  const answers = [['brings nothing back', { ...leadRead, id: before }, null], ['that it is gone loses nothing', null, new ApiError('refused', 'Não encontramos este pedido.', 404)]] as const
  it.each(ways.flatMap(([how, asked]) => answers.map(([what, reply, failure]) => [how, what, asked, reply, failure] as const)))('once it is %s %s', async (_how, _what, asked, reply, failure) => {
    const word = later(reply)
    const sale = aSale({ readLead: () => word.promise }, { left: { lead: { id: before, version: 2 } } })
    await settled()
    sale.store.dispatch(asked)
    await settled()
    await sale.sayAll(failure ? wholeOrder.slice(0, 3) : [])
    const { kept, lead } = sale.funnel()
    if (failure) word.fail(failure)
    else word.arrive()
    await settled()
    expect([sale.funnel().kept, sale.funnel().lead, bodiesOf(sale.sent, 'createLead').length]).toEqual([kept, lead, failure ? 1 : 0])
  })
})
