import { expect, it } from 'vitest'
import { callAsked } from '../../src/funnel/visitorActions.ts'
import { browserCopy } from '../../src/funnel/saving/browserCopy.ts'
import { protocolOf } from '../../src/funnel/views/whatsappOrderLink.ts'
import { aSale, orderUntil, settled, wholeOrder } from '../support/aSale.ts'
import { aCoverage } from '../support/aPlan.ts'
import { bodiesOf, idLead, idNotice } from '../support/fakeApi.ts'
import { leadRead } from '../support/leadRead.ts'

const protocol = '123456782'
const made = {
  success: true,
  id: idLead,
  idLead,
  idLeadNoCoverage: null,
  protocol,
  cepCoverage: { infra: null },
  version: 1,
} as const
const customer = { plansOffers: aCoverage().plans, protocol, userData: null }

it('an order keeps its first protocol through every save', async () => {
  const sale = aSale({ createLead: made })
  await sale.sayAll(wholeOrder)
  expect([sale.funnel().lead?.protocol, browserCopy(sale.funnel()).lead?.protocol]).toEqual([protocol, protocol])
})

it.each([
  [
    'renewal',
    { renewalOffers: { ...customer, id_renewal_request: idLead, id_renewal_base_user: 'base' } },
    { document: '529.982.247-25' },
  ],
  ['migration', { migrationOffers: { ...customer, idLead } }, { document: '529.982.247-25' }],
  ['mobile', { createFromRenta: made }, { phone: '(16) 99123-4567' }],
] as const)('a %s keeps its protocol too', async (flow, over, words) => {
  const sale = aSale(over, { place: { voice: 'pages', flow } })
  await sale.say(words)
  expect(sale.funnel().lead).toMatchObject({ id: idLead, protocol })
})

it('a browser with only an order’s id gets its protocol', async () => {
  const sale = aSale({ readLead: { ...leadRead, protocol } }, { left: { lead: { id: idLead, version: 0 } } })
  await settled()
  expect(sale.funnel().lead).toMatchObject({ id: idLead, protocol })
})

it('another lead has another protocol, or none until it is known', async () => {
  const sale = aSale({ createLead: made, saveStep: { success: true, version: 2 } })
  await sale.sayAll(orderUntil('email'))
  sale.store.dispatch({ type: 'funnel/leadMade', payload: { id: 'other', version: 1 } })
  expect(sale.funnel().lead).toEqual({ id: 'other', version: 1 })
})

it('an address without an offer has a protocol too', async () => {
  const coverage = aCoverage({ plans: [], infra: null, reason: 'no-network' })
  const sale = aSale({ coverage, keepNoCoverage: { success: true, id: idNotice, protocol } })
  await sale.sayAll(orderUntil('plan'))
  expect([sale.funnel().notice, protocolOf(sale.funnel())]).toEqual([{ id: idNotice, protocol }, protocol])
})

it('an order that loses its coverage has a protocol too', async () => {
  const sale = aSale({ createLead: { ...made, idLead: null, idLeadNoCoverage: idNotice } })
  await sale.sayAll(orderUntil('name'))
  expect(sale.funnel().notice).toEqual({ id: idNotice, protocol })
})

it.each([
  ['an order', { lead: { id: idLead, version: 3, protocol } }, { telephone: '16991234567', protocol }],
  ['nothing that has one', {}, { telephone: '16991234567' }],
])('a request for a call about %s contains its protocol', async (_, left, body) => {
  const sale = aSale({ readLead: { ...leadRead, protocol } }, { left })
  await settled()
  sale.store.dispatch(callAsked({ phone: '(16) 99123-4567' }))
  await settled()
  expect(bodiesOf(sale.sent, 'requestCall')).toEqual([body])
})
