import { describe, expect, it } from 'vitest'
import { isWhole } from '../../server/leads/audit.ts'
import { auditCheck } from '../../server/leads/auditCheck.ts'
import { composeMail } from '../../server/mail/composeMail.ts'
import { aFetcher, refusedWith } from '../support/aFetcher.ts'
import { aConfirmedLead, answers, finish } from '../support/anOrder.ts'
import { databases, shopOn } from '../support/databases.ts'
import { vaultOf } from '../support/openedLead.ts'

const all = 'calls,orders,calls.outcome,orders.state'

describe.each(databases)('a report of the operator, on $database', (kind) => {
  describe.skipIf(kind.missing !== null)('about an order', () => {
    const shop = shopOn(kind, { each: true })

    async function anOrder() {
      const visitor = shop().server.visitor()
      const id = await aConfirmedLead(visitor)
      const { body } = await finish(visitor, id)
      const read = async () => (await visitor.call('readLead', { params: { idLead: id } })).body
      return { visitor, id, number: String(body['orderNumber']), read }
    }
    const trailOf = (id: string) =>
      shop().db.selectFrom('audit').selectAll().where('lead_id', '=', id).orderBy('n').execute()
    const mailed = async () => {
      await shop().server.deliver()
      await shop().server.deliver()
      return shop().server.mails.map(({ subject }) => subject)
    }

    /** The mails of states if sent now. */
    async function letters() {
      const { db, empty, server } = shop()
      const vault = await vaultOf(db, empty.settings)
      const reading = { db, vault, now: () => server.clock.at, linkAddress: null, saysSample: false }
      const rows = await db.selectFrom('outbox').selectAll().where('topic', '=', 'mail.state').execute()
      return Promise.all(rows.map((row) => composeMail(row, reading)))
    }

    it('is shown to its visitor, mailed once, and logged with the name of the token', async () => {
      const { server, db } = shop()
      const { id, number, read } = await anOrder()
      const { tell } = await aFetcher(server, db, 'fulfilment', all)
      expect((await read())['orderState']).toBeUndefined()
      await server.deliver()
      const booked = { state: 'booked', date: '24/11/2026' }
      const at = server.clock.at.toISOString()
      expect(await tell(`/orders/${number}/state`, booked)).toEqual([200, { number, ...booked, at }])
      server.pass(60_000)
      expect(await tell(`/orders/${number}/state`, booked)).toEqual([200, { number, ...booked, at }])
      expect((await read())['orderState']).toEqual({ ...booked, at })
      expect(await mailed()).toEqual([`Recebemos o seu pedido ${number}`, `Pedido ${number}: instalação marcada`])
      const { to, text } = server.mails[1] ?? {}
      expect([to, text]).toEqual([answers.email.email, expect.stringContaining('Data: 24/11/2026')])
      const trail = await trailOf(id)
      expect(trail.filter(({ event }) => event.startsWith('state')).map(({ event }) => event)).toEqual([
        'state booked by fulfilment',
      ])
      expect([isWhole(trail), (await auditCheck(db)).faults]).toEqual([true, []])
    })

    it('is applied once if sent ten times at once', async () => {
      const { server, db } = shop()
      const { id, number } = await anOrder()
      const { tell } = await aFetcher(server, db, 'fulfilment', all)
      const heard = await Promise.all(
        Array.from({ length: 10 }, () => tell(`/orders/${number}/state`, { state: 'installed' })),
      )
      expect(new Set(heard.map((each) => JSON.stringify(each))).size).toBe(1)
      expect((await trailOf(id)).filter(({ event }) => event === 'state installed by fulfilment')).toHaveLength(1)
      expect(await mailed()).toHaveLength(2)
    })

    it('does not put the order into the feed again, but is part of it when fetched', async () => {
      const { server, db } = shop()
      const { number } = await anOrder()
      const { orders, tell } = await aFetcher(server, db, 'fulfilment', all)
      const { items, next } = await orders()
      expect(items).toMatchObject([{ number, state: null }])
      await tell(`/orders/${number}/state`, { state: 'crew-on-the-way' })
      expect((await orders(next)).items).toEqual([])
      expect((await orders()).items).toMatchObject([{ again: true, state: { state: 'crew-on-the-way' } }])
    })

    it('is not mailed if another one replaces it before', async () => {
      const { server, db } = shop()
      const { number } = await anOrder()
      const { tell } = await aFetcher(server, db, 'fulfilment', all)
      await tell(`/orders/${number}/state`, { state: 'booked', date: '24/11/2026' })
      await tell(`/orders/${number}/state`, { state: 'booked', date: '25/11/2026' })
      const due = await letters()
      expect(due).toHaveLength(2)
      expect(due.flatMap((mail) => (mail ? [/Data: (.*)/.exec(mail.text)?.[1]] : []))).toEqual(['25/11/2026'])
    })

    it('is mailed at most ten times a day, like every letter, and its reply says so', async () => {
      const { server, db } = shop()
      const { number, read } = await anOrder()
      const { tell } = await aFetcher(server, db, 'fulfilment', all)
      for (let day = 10; day < 19; day++)
        expect(
          (await tell(`/orders/${number}/state`, { state: 'booked', date: `${day}/12/2026` }))[1],
        ).not.toHaveProperty('unmailed')
      const [status, last] = await tell(`/orders/${number}/state`, { state: 'installed' })
      expect([status, last]).toEqual([200, expect.objectContaining({ state: 'installed', unmailed: true })])
      expect((await read())['orderState']).toMatchObject({ state: 'installed' })
    })

    it.each(['cancelled', 'not-possible'])(
      'of the state %s releases the visit, and promises no other',
      async (state) => {
        const { server, db } = shop()
        const { number, read } = await anOrder()
        expect(await db.selectFrom('bookings').select('lead_id').execute()).toHaveLength(1)
        const { tell } = await aFetcher(server, db, 'fulfilment', all)
        await tell(`/orders/${number}/state`, { state })
        expect(await db.selectFrom('bookings').select('lead_id').execute()).toEqual([])
        expect(await read()).toMatchObject({ orderState: { state } })
        expect(await read()).not.toHaveProperty('visitByPhone')
      },
    )

    it('cancels an order that its visitor has withdrawn, without another mail', async () => {
      const { server, db } = shop()
      const { visitor, id, number } = await anOrder()
      await visitor.call('removeLead', { body: { id, phone: answers.phone.phone } })
      const { post, tell } = await aFetcher(server, db, 'fulfilment', all)
      expect(await refusedWith(await post(`/orders/${number}/state`, { state: 'booked' }))).toEqual([
        409,
        'order.withdrawn',
      ])
      expect((await tell(`/orders/${number}/state`, { state: 'cancelled' }))[0]).toBe(200)
      expect(await letters()).toEqual([])
    })

    it('is not mailed after its visitor has withdrawn the order', async () => {
      const { server, db } = shop()
      const { visitor, id, number } = await anOrder()
      const { tell } = await aFetcher(server, db, 'fulfilment', all)
      await tell(`/orders/${number}/state`, { state: 'booked' })
      expect(await letters()).toEqual([expect.objectContaining({ to: answers.email.email })])
      await visitor.call('removeLead', { body: { id, phone: answers.phone.phone } })
      expect(await letters()).toEqual([null])
    })

    it('or a call is accepted only from a token with that permission', async () => {
      const { server, db } = shop()
      const { number, read } = await anOrder()
      const [path, body] = [`/orders/${number}/state`, { state: 'installed' }]
      const reader = await aFetcher(server, db, 'reader', 'calls,orders')
      const caller = await aFetcher(server, db, 'caller', 'calls,calls.outcome')
      for (const { post } of [reader, caller])
        expect(await refusedWith(await post(path, body))).toEqual([403, 'token.other'])
      expect(await refusedWith(await reader.post('/calls/any/outcome', { outcome: 'reached' }))).toEqual([
        403,
        'token.other',
      ])
      expect(await refusedWith(await reader.post(path, body, `reader.${'A'.repeat(43)}`))).toEqual([401, 'token.wrong'])
      expect((await read())['orderState']).toBeUndefined()
      const teller = await aFetcher(server, db, 'teller', 'orders.state')
      expect(await refusedWith(await teller.get('/orders'))).toEqual([403, 'token.other'])
      expect((await teller.tell(path, body))[0]).toBe(200)
      expect((await server.app.request(path, { method: 'POST' })).status).toBe(404)
    })

    it.each([
      [{ state: 'sold' }, 400, 'body.wrong'],
      [{ state: 'booked', date: '31/02/2026' }, 400, 'body.wrong'],
      [{ state: 'booked', date: '2026-11-24' }, 400, 'body.wrong'],
      [{ state: 'booked', note: 'Ana Souza' }, 400, 'body.wrong'],
      ['nonsense', 400, 'body.wrong'],
      [{ state: 'booked', date: 'x'.repeat(5000) }, 413, 'body.large'],
    ])('is refused if it is invalid: %o', async (body, status, code) => {
      const { server, db } = shop()
      const { number, read } = await anOrder()
      const { post } = await aFetcher(server, db, 'fulfilment', all)
      expect(await refusedWith(await post(`/orders/${number}/state`, body))).toEqual([status, code])
      expect((await read())['orderState']).toBeUndefined()
    })

    it('is refused if the order does not exist', async () => {
      const { server, db } = shop()
      const { post } = await aFetcher(server, db, 'fulfilment', all)
      const body = { state: 'installed' }
      expect(await refusedWith(await post('/orders/7771000099/state', body))).toEqual([404, 'order.unknown'])
    })
  })

  describe.skipIf(kind.missing !== null)('about a call', () => {
    const shop = shopOn(kind, { each: true })

    it('is stored with the name of the token and its time, and does not put the call into the feed again', async () => {
      const { server, db } = shop()
      await server.visitor().call('requestCall', { body: { telephone: '16991234567' } })
      const { calls, tell, post } = await aFetcher(server, db, 'callers', all)
      const { items, next } = await calls()
      const id = items[0]?.id ?? ''
      expect(items[0]?.outcome).toBeNull()
      const at = server.clock.at.toISOString()
      expect(await tell(`/calls/${id}/outcome`, { outcome: 'no-answer' })).toEqual([
        200,
        { id, outcome: 'no-answer', at },
      ])
      server.pass(60_000)
      expect(await tell(`/calls/${id}/outcome`, { outcome: 'no-answer' })).toEqual([
        200,
        { id, outcome: 'no-answer', at },
      ])
      const later = server.clock.at.toISOString()
      expect((await tell(`/calls/${id}/outcome`, { outcome: 'reached' }))[1]).toEqual({
        id,
        outcome: 'reached',
        at: later,
      })
      expect(await db.selectFrom('support_requests').select(['outcome', 'outcome_at', 'outcome_by']).execute()).toEqual(
        [{ outcome: 'reached', outcome_at: later, outcome_by: 'callers' }],
      )
      expect((await calls(next)).items).toEqual([])
      expect((await calls()).items).toMatchObject([{ id, outcome: 'reached', telephone: '16991234567' }])
      expect(await refusedWith(await post('/calls/none/outcome', { outcome: 'reached' }))).toEqual([
        404,
        'call.unknown',
      ])
      expect(await refusedWith(await post(`/calls/${id}/outcome`, { outcome: 'maybe' }))).toEqual([400, 'body.wrong'])
    })
  })
})
