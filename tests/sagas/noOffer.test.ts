import { describe, expect, it } from 'vitest'
import { noticeRefused } from '../../src/funnel/visitorActions.ts'
import { aCoverage } from '../support/aPlan.ts'
import { aSale, orderUntil, settled } from '../support/aSale.ts'
import { bodiesOf, idNotice } from '../support/fakeApi.ts'

describe('no offer at the address', () => {
  const none = { coverage: aCoverage({ plans: [], infra: null, reason: 'no-network' }) }
  it('is stored with the contact and can be withdrawn', async () => {
    const sale = aSale(none)
    await sale.sayAll([
      ...orderUntil('plan'),
      { notice: 'sim', name: 'Ana Souza', email: 'ana@x.com', phone: '16991234567' },
    ])
    expect(bodiesOf(sale.sent, 'keepNoCoverage')).toHaveLength(1)
    expect(bodiesOf(sale.sent, 'addContact')).toMatchObject([
      { name: 'Ana Souza', email: 'ana@x.com', phone: '16991234567' },
    ])
    sale.store.dispatch(noticeRefused())
    await settled()
    expect(bodiesOf(sale.sent, 'forgetNoCoverage')).toMatchObject([{ phone: '16991234567' }])
    expect(sale.funnel().kept.name).toBeUndefined()
  })
  it('is stored again if the visitor wants the notice after refusing it', async () => {
    const contact = { notice: 'sim', name: 'Ana Souza', email: 'ana@x.com', phone: '16991234567' }
    const sale = aSale(none)
    await sale.sayAll([...orderUntil('plan'), contact])
    sale.store.dispatch(noticeRefused())
    await settled()
    expect(bodiesOf(sale.sent, 'keepNoCoverage')).toHaveLength(1)
    await sale.say(contact)
    expect([bodiesOf(sale.sent, 'keepNoCoverage').length, bodiesOf(sale.sent, 'addContact').length]).toEqual([2, 2])
  })
  it('found only by the server is noted once', async () => {
    const sale = aSale({
      createLead: {
        success: true,
        id: idNotice,
        idLead: null,
        idLeadNoCoverage: idNotice,
        cepCoverage: { infra: null },
        version: 1,
      },
    })
    await sale.sayAll(orderUntil('name'))
    expect([sale.current(), bodiesOf(sale.sent, 'keepNoCoverage'), sale.funnel().notice]).toEqual([
      'oferta-indisponivel',
      [],
      { id: idNotice },
    ])
  })
})
