import { describe, expect, it } from 'vitest'
import { aPlan } from '../support/aPlan.ts'
import { aSale } from '../support/aSale.ts'
import { bodiesOf, idLead, type Answers } from '../support/fakeApi.ts'

const document = '529.982.247-25'
const renewal = (over: Answers = {}) =>
  aSale(over, { place: { voice: 'pages', flow: 'renewal', screen: 'consulta-cpf' } })
const offered = (...plans: ReturnType<typeof aPlan>[]): Answers => ({
  renewalOffers: { plansOffers: plans, id_renewal_request: idLead, id_renewal_base_user: 'base', userData: null },
})

it('the CPF of a contract travels in a body, never in an address', async () => {
  const sale = renewal()
  await sale.say({ document })
  expect(sale.sent.map(({ name, input }) => [name, input])).toEqual([
    ['renewalOffers', { body: { cpf: '52998224725' } }],
  ])
})

describe('the offer of a renewal', () => {
  const [one, two, three] = [aPlan({ sku: 'd600a' }), aPlan({ sku: 'd600gl' }), aPlan({ sku: 'd1000a' })]

  it.each(['d600a', 'd1000a'])('%s is sent alone, without an unchosen second one', async (offer) => {
    const sale = renewal(offered(one, two, three))
    await sale.sayAll([{ document }, { offer }])
    expect(bodiesOf(sale.sent, 'chooseRenewal')).toEqual([{ id_renewal_base_user: 'base', offer1: `id-${offer}` }])
  })

  it('is sent alone if there was no other', async () => {
    const sale = renewal(offered(one))
    await sale.sayAll([{ document }, { offer: 'd600a' }])
    expect(bodiesOf(sale.sent, 'chooseRenewal')).toEqual([{ id_renewal_base_user: 'base', offer1: 'id-d600a' }])
  })
})
