import { beforeEach, describe, expect, it } from 'vitest'
import { withCheckDigit } from '../../src/api/contract/values/luhn.ts'
import { dayInBrazil } from '../../src/api/contract/values/dates.ts'
import { customerCards } from '../../server/sample/sampleCards.ts'
import { aRenewal, finishRenewal } from '../support/aCustomer.ts'
import { aFetcher } from '../support/aFetcher.ts'
import type { Said, Visitor } from '../support/aVisitor.ts'
import { aConfirmedLead, aPlanId, answers, finish } from '../support/anOrder.ts'
import { databases, shopOn } from '../support/databases.ts'

const { phone } = answers.phone
const hour = 3_600_000
const nothing = { status: 200, body: { success: true, order: null } }
const from = (ip: string): Said => ({ headers: { 'X-Forwarded-For': ip } })
const look = (visitor: Visitor, body: { number: string; phone: string }, said: Said = {}) =>
  visitor.call('readPlacedOrder', { body, ...said })

describe.each(databases)('a placed order, on $database', (kind) => {
  const shop = shopOn(kind, { settings: { TRUSTED_PROXIES: '127.0.0.1' } })
  /** Gives each test its own hour, because limits count by the hour. */
  beforeEach(({ skip }) => {
    if (kind.missing !== null) return skip(kind.missing)
    shop().server.pass(hour)
  })
  const stranger = () => shop().server.visitor()

  async function placed() {
    const visitor = shop().server.visitor()
    const id = await aConfirmedLead(visitor)
    const { body } = await finish(visitor, id)
    const { protocol } = await shop().db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    return { visitor, id, number: String(body['orderNumber']), protocol, visit: body['visit'] }
  }

  it('is shown for its number or protocol and its telephone, without personal data', async () => {
    const { number, protocol, visit } = await placed()
    const told = await look(stranger(), { number, phone })
    expect(told.body).toEqual({
      success: true,
      order: {
        orderNumber: number,
        placedOn: dayInBrazil(shop().server.clock.at),
        plan: expect.objectContaining({ id: aPlanId }),
        directDebit: answers.bankInfo.direct_debit,
        dueDate: answers.dueDate.due_date,
        visit,
      },
    })
    expect((await look(stranger(), { number: protocol, phone })).body).toEqual(told.body)
    expect(told.headers.getSetCookie()).toEqual([])
  })

  it('is shown with its state, and its withdrawal', async () => {
    const { visitor, id, number } = await placed()
    const { tell } = await aFetcher(shop().server, shop().db, 'fulfilment', 'orders,orders.state')
    await tell(`/orders/${number}/state`, { state: 'crew-on-the-way' })
    const seen = async () => (await look(stranger(), { number, phone })).body['order']
    expect(await seen()).toMatchObject({ orderState: { state: 'crew-on-the-way' } })
    await visitor.call('removeLead', { body: { id, phone } })
    expect(await seen()).toMatchObject({ withdrawn: true })
    expect(await seen()).not.toHaveProperty('visit')
  })

  it('has one reply for a wrong number, a wrong telephone, and before it was placed', async () => {
    const { number } = await placed()
    const begun = shop().server.visitor()
    const id = await aConfirmedLead(begun)
    const { protocol } = await shop().db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const wrong = [
      { number, phone: '16991234560' },
      { number: withCheckDigit('999999999'), phone },
      { number: withCheckDigit('99999999'), phone },
      { number: protocol, phone },
    ]
    for (const body of wrong) expect(await look(stranger(), body)).toMatchObject(nothing)
    expect(await look(stranger(), { number: `${number.slice(0, -1)}x`, phone })).toMatchObject({
      status: 422,
      body: { fields: { number: expect.stringContaining('dez números') } },
    })
  })

  it('of a customer is shown for no telephone, because that is the contract’s', async () => {
    const visitor = shop().server.visitor()
    const { id, baseUser } = await aRenewal(visitor)
    const chosen = { id_renewal_base_user: baseUser, offer1: 'refidel-d600a' }
    await visitor.call('chooseRenewal', { params: { id_renewal_request_user: id }, body: chosen })
    const { status, body } = await finishRenewal(visitor, id, 'refidel-d600a')
    expect(status).toBe(200)
    const sought = { number: String(body['orderNumber']), phone: customerCards.renewal.phone ?? '' }
    expect(await look(stranger(), sought)).toMatchObject(nothing)
  })

  it.each([
    ['one number', () => ({ number: withCheckDigit('888888888') }), (at: number) => ({ phone: `169912${10000 + at}` })],
    ['one telephone', () => ({ phone }), (at: number) => ({ number: withCheckDigit(String(700_000_000 + at)) })],
  ])(
    'allows thirty guesses an hour for %s, the last ones with proof of work, and does not block others',
    async (_, one, other) => {
      const { number } = await placed()
      const guess = (at: number, said: Said = {}) =>
        look(stranger(), { number, phone, ...one(), ...other(at) }, { ...from(`203.0.${at}.7`), ...said })
      for (let at = 0; at < 5; at += 1) expect(await guess(at, { idle: true })).toMatchObject(nothing)
      expect(await guess(5, { idle: true })).toMatchObject({ status: 429, body: { challenge: expect.anything() } })
      expect(await guess(5)).toMatchObject(nothing)
      await shop().db.updateTable('limits').set({ count: 29 }).where('count', '=', 6).execute()
      expect(await guess(29)).toMatchObject(nothing)
      const refused = await guess(30)
      expect(refused).toMatchObject({ status: 429 })
      expect(refused.body).not.toHaveProperty('challenge')
      const elsewhere = { number: withCheckDigit('999999998'), phone: '11991234567' }
      expect(await look(stranger(), elsewhere, from('198.51.100.9'))).toMatchObject(nothing)
    },
  )

  it('allows twenty guesses an hour from one network, without blocking its visitor elsewhere', async () => {
    const { number } = await placed()
    const guess = (at: number) =>
      look(
        stranger(),
        { number: withCheckDigit(String(500_000_000 + at)), phone: `219912${10000 + at}` },
        from('192.0.2.44'),
      )
    for (let at = 0; at < 20; at += 1) expect(await guess(at)).toMatchObject(nothing)
    expect(await guess(20)).toMatchObject({ status: 429 })
    expect((await look(stranger(), { number, phone }, from('198.51.100.8'))).body['order']).not.toBeNull()
  })

  it('is not shown to another site', async () => {
    const { number } = await placed()
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' }
    expect(await look(stranger(), { number, phone }, { headers })).toMatchObject({ status: 403 })
  })
})
