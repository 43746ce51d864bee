import { describe, expect, it } from 'vitest'
import { triedAgain } from '../../src/funnel/asked.ts'
import { aPlan } from '../support/aPlan.ts'
import { aSale, settled } from '../support/aSale.ts'
import { bodiesOf, idLead, stumbled, type Answers } from '../support/fakeApi.ts'

const document = '529.982.247-25'
const renewal = (over: Answers = {}) => aSale(over, { place: { voice: 'pages', flow: 'renewal', screen: 'consulta-cpf' } })
const names = (sale: ReturnType<typeof renewal>) => sale.sent.map(({ name }) => name)
const offered = (...plans: ReturnType<typeof aPlan>[]): Answers => ({ renewalOffers: { plansOffers: plans, id_renewal_request: idLead, id_renewal_base_user: 'base', userData: null } })

describe('the CPF of a contract', () => {
  it('that may not renew is asked about and leaves no request behind', async () => {
    const sale = renewal({ checkClient: { client: false } })
    await sale.say({ document })
    expect(sale.sent.map(({ name, input }) => [name, input])).toEqual([['checkClient', { params: { cpf: '52998224725' } }]])
    expect([sale.current(), sale.funnel().lead]).toEqual(['sem-ofertas', null])
  })

  it('that may renew after another that may not is taken', async () => {
    const sale = renewal({ checkClient: (input) => ({ client: JSON.stringify(input).includes('52998224725') }) })
    await sale.sayAll([{ document: '111.444.777-35' }, { document }])
    expect([names(sale), sale.current()]).toEqual([['checkClient', 'checkClient', 'renewalOffers'], 'ofertas'])
  })

  it.each(['checkClient', 'renewalOffers'] as const)('is asked about again where %s failed', async (call) => {
    const sale = renewal()
    sale.failing.add(call)
    await sale.say({ document })
    expect([sale.current(), sale.funnel().facts.offers?.error]).toEqual(['consulta-cpf', stumbled.message])
    sale.failing.clear()
    sale.store.dispatch(triedAgain())
    await settled()
    expect(sale.current()).toBe('ofertas')
  })
})

describe('the offer of a renewal', () => {
  const [one, two, three] = [aPlan({ sku: 'd600a' }), aPlan({ sku: 'd600gl' }), aPlan({ sku: 'd1000a' })]

  it.each([['d600a', 'id-d600gl'], ['d1000a', 'id-d600a']])('%s is told with the other one that was on the table', async (offer, offer2) => {
    const sale = renewal(offered(one, two, three))
    await sale.sayAll([{ document }, { offer }])
    expect(bodiesOf(sale.sent, 'chooseRenewal')).toEqual([{ id_renewal_base_user: 'base', offer1: `id-${offer}`, offer2 }])
  })

  it('is told alone where there was no other', async () => {
    const sale = renewal(offered(one))
    await sale.sayAll([{ document }, { offer: 'd600a' }])
    expect(bodiesOf(sale.sent, 'chooseRenewal')).toEqual([{ id_renewal_base_user: 'base', offer1: 'id-d600a' }])
  })
})
