import { describe, expect, it } from 'vitest'
import { noticeRefused } from '../../src/funnel/asked.ts'
import { aCoverage } from '../support/aPlan.ts'
import { aSale, settled, wholeOrder } from '../support/aSale.ts'
import { bodiesOf } from '../support/fakeApi.ts'

describe('no offer at the address', () => {
  const none = { coverage: aCoverage({ plans: [], infra: null, reason: 'no-network' }) }
  it('is kept with the contact and can be taken back', async () => {
    const sale = aSale(none)
    await sale.sayAll([...wholeOrder.slice(0, 2), { notice: 'sim', name: 'Ana Souza', email: 'ana@x.com', phone: '16991234567' }])
    expect(bodiesOf(sale.sent, 'keepNoCoverage')).toHaveLength(1)
    expect(bodiesOf(sale.sent, 'addContact')).toMatchObject([{ name: 'Ana Souza', email: 'ana@x.com', phone: '16991234567' }])
    sale.store.dispatch(noticeRefused())
    await settled()
    expect(bodiesOf(sale.sent, 'forgetNoCoverage')).toMatchObject([{ phone: '16991234567' }])
    expect(sale.funnel().kept.name).toBeUndefined()
  })
})
