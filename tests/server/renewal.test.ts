import { afterAll, describe, expect, it } from 'vitest'
import { customerCards as cards } from '../../server/sample/sampleCards.ts'
import { aRenewal, acceptanceOf, finishRenewal } from '../support/aCustomer.ts'
import { aServer } from '../support/aServer.ts'
import type { Visitor } from '../support/aVisitor.ts'

const server = await aServer()
afterAll(() => server.stop())

const nobody = { name: null, email: null, phone: null }
const choose = (visitor: Visitor, id: string, body: object) =>
  visitor.call('chooseRenewal', { params: { id_renewal_request_user: id }, body })

async function aChoice(visitor: Visitor, offer1 = 'refidel-d600a') {
  const { id, baseUser } = await aRenewal(visitor)
  await choose(visitor, id, { id_renewal_base_user: baseUser, offer1 })
  return id
}

describe('a customer who asks for renewal offers', () => {
  it('gets them, with a request and the masked contact, and nothing else', async () => {
    const { status, body } = await server
      .visitor()
      .call('renewalOffers', { body: { cpf: cards.renewal.cpf, tracking: { utm_source: 'sms' } } })
    expect(status).toBe(200)
    expect(body).toEqual({
      plansOffers: [
        expect.objectContaining({ sku: 'd600a', plan_type: 'refidel' }),
        expect.objectContaining({ sku: 'd600gl' }),
        expect.objectContaining({ sku: 'd1000a' }),
      ],
      id_renewal_request: expect.stringMatching(/^[\w-]{22}$/),
      id_renewal_base_user: expect.stringMatching(/^[\w-]{22}$/),
      protocol: expect.stringMatching(/^\d{9}$/),
      userData: { name: 'Beatriz L.', email: 'b•••@correio.example', phone: '(16) •••••-0001' },
    })
    expect(JSON.stringify(body)).not.toMatch(/Andrade|beatriz\.lima|16991230001|70000000159|\b1985\b/)
  })

  it.each([
    [cards.renewalOne, ['refidel-d500a']],
    [cards.renewalByPhone, ['refidel-d500a', 'refidel-d700a']],
  ])('gets what the contract allows: $what', async ({ cpf }, offers) => {
    expect((await aRenewal(server.visitor(), cpf)).offers).toEqual(offers)
  })

  it.each([
    ['without an offer', cards.renewalNone.cpf],
    ['still in loyalty', cards.renewalInLoyalty.cpf],
    ['of copper', cards.migration.cpf],
    ['of nobody', '52998224725'],
  ])('%s is answered alike', async (_, cpf) => {
    const { body } = await server.visitor().call('renewalOffers', { body: { cpf } })
    expect(body).toEqual({
      plansOffers: [],
      id_renewal_request: expect.stringMatching(/^[\w-]{22}$/),
      id_renewal_base_user: expect.stringMatching(/^[\w-]{22}$/),
      protocol: expect.stringMatching(/^\d{9}$/),
      userData: nobody,
    })
  })

  it('is refused with an invalid CPF', async () => {
    expect(await server.visitor().call('renewalOffers', { body: { cpf: '70000000158' } })).toMatchObject({
      status: 422,
      body: { fields: { cpf: expect.stringContaining('Esse CPF não existe') } },
    })
  })

  it.each([
    [cards.renewal.cpf, true],
    [cards.renewalNone.cpf, false],
    [cards.renewalInLoyalty.cpf, false],
    ['52998224725', false],
  ])('may ask first whether %s can renew', async (cpf, client) => {
    expect((await server.visitor().call('checkClient', { params: { cpf } })).body).toEqual({ client })
  })
})

describe('a renewal', () => {
  it('goes from the offer to a number, and a mail to the contract’s e-mail', async () => {
    const visitor = server.visitor()
    const { id, baseUser } = await aRenewal(visitor)
    expect(
      (await choose(visitor, id, { id_renewal_base_user: baseUser, offer1: 'refidel-d600a', offer2: 'refidel-d1000a' }))
        .body,
    ).toEqual({ success: true, version: 2 })
    const { body } = await finishRenewal(visitor, id, 'refidel-d600a')
    expect(body).toEqual({ success: true, orderNumber: expect.stringMatching(/^\d{10}$/) })
    await server.deliver()
    const mail = server.mails.find(({ to }) => to === cards.renewal.email)
    expect(mail?.subject).toBe(`Recebemos a sua renovação, pedido ${String(body['orderNumber'])}`)
    expect(mail?.text).toContain('Já instalado: não precisa de visita')
  })

  it('is also placed without an e-mail', async () => {
    const visitor = server.visitor()
    const { id, baseUser } = await aRenewal(visitor, cards.renewalByPhone.cpf)
    await choose(visitor, id, { id_renewal_base_user: baseUser, offer1: 'refidel-d500a' })
    expect(await finishRenewal(visitor, id, 'refidel-d500a')).toMatchObject({ status: 200 })
    const sent = server.mails.length
    await server.deliver()
    expect(server.mails).toHaveLength(sent)
  })

  it('is shown to its visitor, with its offers and only masked data', async () => {
    const visitor = server.visitor()
    const { id, baseUser, offers } = await aRenewal(visitor)
    await choose(visitor, id, { id_renewal_base_user: baseUser, offer1: 'refidel-d600gl' })
    const { body } = await visitor.call('readLead', { params: { idLead: id } })
    expect(body).toMatchObject({
      kind: 'renewal',
      sku: 'd600gl',
      id_renewal_base_user: baseUser,
      name: 'Beatriz L.',
      email: 'b•••@correio.example',
      phone: '(16) •••••-0001',
      document: null,
    })
    expect(body['plansOffers']).toEqual(offers.map((plan) => expect.objectContaining({ id: plan })))
    expect(JSON.stringify(body)).not.toMatch(/Andrade|beatriz\.lima|16991230001|70000000159|\b1985\b/)
    expect(await server.visitor().call('readLead', { params: { idLead: id } })).toMatchObject({ status: 404 })
  })

  it('is one order if finished twenty times at once', async () => {
    const visitor = server.visitor()
    const id = await aChoice(visitor)
    const heard = await Promise.all(Array.from({ length: 20 }, () => finishRenewal(visitor, id, 'refidel-d600a')))
    expect(heard.map(({ status }) => status)).toEqual(heard.map(() => 200))
    expect(new Set(heard.map(({ body }) => body['orderNumber'])).size).toBe(1)
  })

  it('can be chosen again until it is finished', async () => {
    const visitor = server.visitor()
    const { id, baseUser } = await aRenewal(visitor)
    for (const offer1 of ['refidel-d600a', 'refidel-d600gl'])
      expect(await choose(visitor, id, { id_renewal_base_user: baseUser, offer1 })).toMatchObject({ status: 200 })
    await finishRenewal(visitor, id, 'refidel-d600gl')
    expect(await choose(visitor, id, { id_renewal_base_user: baseUser, offer1: 'refidel-d600a' })).toMatchObject({
      status: 409,
      body: { code: 'lead.finished' },
    })
  })

  it.each([
    ['an offer of nobody', { offer1: 'refidel-d2000b' }, 'offer1'],
    ['a plan for new customers', { offer1: 'plan-d600a' }, 'offer1'],
    ['a second offer of nobody', { offer1: 'refidel-d600a', offer2: 'refidel-d300a' }, 'offer2'],
    ['the same offer twice', { offer1: 'refidel-d600a', offer2: 'refidel-d600a' }, 'offer2'],
  ])('is refused by its name for %s', async (_, offers, field) => {
    const visitor = server.visitor()
    const { id, baseUser } = await aRenewal(visitor)
    expect(await choose(visitor, id, { id_renewal_base_user: baseUser, ...offers })).toMatchObject({
      status: 422,
      body: { fields: { [field]: 'Escolha uma das ofertas da lista.' } },
    })
  })

  it('is not found for the customer of another request', async () => {
    const visitor = server.visitor()
    const [{ id }, other] = [await aRenewal(visitor), await aRenewal(visitor)]
    expect(await choose(visitor, id, { id_renewal_base_user: other.baseUser, offer1: 'refidel-d600a' })).toMatchObject({
      status: 404,
      body: { code: 'lead.unknown' },
    })
  })

  it('cannot be finished without a chosen offer, nor without a customer', async () => {
    const visitor = server.visitor()
    const { id } = await aRenewal(visitor)
    expect(await finishRenewal(visitor, id, 'refidel-d600a')).toMatchObject({
      status: 409,
      body: { code: 'step.due', due: 'plan' },
    })
    const none = await aRenewal(visitor, '52998224725')
    expect(
      await choose(visitor, none.id, { id_renewal_base_user: none.baseUser, offer1: 'refidel-d600a' }),
    ).toMatchObject({ status: 422 })
    expect(await finishRenewal(visitor, none.id, 'refidel-d600a')).toMatchObject({ status: 409 })
  })

  it('needs the accepted terms and the shown label', async () => {
    const visitor = server.visitor()
    const id = await aChoice(visitor)
    expect(
      await finishRenewal(visitor, id, '', { body: { ...acceptanceOf('refidel-d600a'), accept_terms: false } }),
    ).toMatchObject({ status: 422, body: { fields: { accept_terms: expect.stringContaining('aceita o contrato') } } })
    expect(await finishRenewal(visitor, id, 'plan-d600a')).toMatchObject({
      status: 409,
      body: { code: 'offer.changed' },
    })
  })

  it('is deleted after three days without use', async () => {
    const visitor = server.visitor()
    const id = await aChoice(visitor)
    const before = server.clock.at
    server.clock.at = new Date(before.getTime() + 73 * 3_600_000)
    expect(await finishRenewal(visitor, id, 'refidel-d600a')).toMatchObject({ status: 404 })
    server.clock.at = before
  })
})
