import { describe, expect, it } from 'vitest'
import { type Behaviour, sampleSystemServer } from '../../server/sample/sampleSystemServer.ts'
import { addressCards as at } from '../../server/sample/sampleCards.ts'
import { aFetcher } from '../support/aFetcher.ts'
import { aConfirmedLead, anAddress, choices, finish } from '../support/anOrder.ts'
import { aServer } from '../support/aServer.ts'
import type { Visitor } from '../support/aVisitor.ts'
import { databases } from '../support/databases.ts'
import { heldHere, isAway, isPlaced, token, visitsShop, withDb } from '../support/visitsShop.ts'

const { cep } = anAddress
const seen = (visitor: Visitor, of: string = cep) => visitor.call('slots', { query: { cep: of } })

/** The failures of the system, with the number of calls, and whether it books nevertheless. */
const misbehaviours: [Behaviour, number, boolean][] = [
  ['late', 2, false],
  ['broken', 2, true],
  ['cut', 2, false],
  ['lost', 2, true],
  ['refusing', 1, true],
  ['nonsense', 1, false],
  ['half', 1, true],
  ['twice', 1, true],
]

describe.each(databases)('a system of visits of the operator, on $database', (kind) => {
  describe.skipIf(kind.missing !== null)('during visits', () => {
    const { system, aShop, isHeldOnce, bookings, failBookings } = visitsShop(kind)

    it('shows its visits, and receives only the CEP and a token', async () => {
      const { server, visitor } = await aShop()
      const embedded = await aServer()
      for (const of of [cep, at.fullVisits.cep, at.unknown.cep])
        expect(await seen(visitor, of)).toMatchObject({
          status: 200,
          body: (await seen(embedded.visitor(), of)).body,
        })
      expect(system().heard[0]).toEqual({
        path: '/slots',
        body: { cep },
        key: '',
        authorization: `Bearer ${token}`,
      })
      await server.stop()
      await embedded.stop()
    })

    it('books an order’s visit by a reference, which the feed of orders contains', async () => {
      const { server, later, visitor, empty } = await aShop()
      const id = await aConfirmedLead(visitor)
      expect(bookings()).toEqual([])
      const { body } = await finish(visitor, id)
      const [{ reference, ...visit } = { reference: '' }] = await system().held()
      expect([body['visit'], (await choices(visitor))[0]]).toEqual([visit, visit])
      expect(bookings()).toMatchObject([{ key: reference, body: { reference, cep } }])
      expect((await finish(visitor, id)).body).toMatchObject({ orderNumber: body['orderNumber'], visit })
      await isHeldOnce(empty)
      const { items } = await withDb(empty, async (db) => (await aFetcher(server, db)).orders())
      expect(items.map((each) => each.visit)).toEqual([{ ...visit, reference }])
      await later()
      await isHeldOnce(empty)
      await server.stop()
    })

    it.each(misbehaviours)('is asked for visits, if it is %s, %i times, then again', async (how, times) => {
      const { server, visitor } = await aShop()
      system().behave(() => how)
      expect(await seen(visitor)).toMatchObject(isAway)
      expect(system().heard).toHaveLength(times)
      system().behave(() => 'well')
      expect(await seen(visitor)).toMatchObject({ status: 200 })
      await server.stop()
    })

    it.each(misbehaviours)(
      'neither loses nor doubles a booking if it is %s: the same write gets it later',
      async (how, times, isBooked) => {
        const { server, later, visitor, empty } = await aShop()
        const id = await aConfirmedLead(visitor)
        failBookings(how)
        expect(await finish(visitor, id, { key: 'a-send-of-this-order-0001' })).toMatchObject(isAway)
        expect(bookings()).toHaveLength(times)
        expect([await system().held(), await heldHere(empty)]).toMatchObject([isBooked ? [{}] : [], []])
        system().behave(() => 'well')
        expect(await finish(visitor, id, { key: 'a-send-of-this-order-0001' })).toMatchObject(isPlaced)
        expect(new Set(bookings().map(({ key }) => key)).size).toBe(1)
        await isHeldOnce(empty)
        await later()
        await isHeldOnce(empty)
        await server.stop()
      },
    )

    it.each([
      ['does not book', null, { status: 409, body: { code: 'slot.taken', slots: [{ date: '25/11/2026' }] } }],
      ['books as another one', { date: '25/11/2026', period: 'manha' }, isAway],
    ])('is not trusted if it shows a visit as free and then %s', async (_, visit, told) => {
      const slots = ['24/11/2026', '25/11/2026'].map((date) => ({ date, period: 'manha', visits: 9, free: 9 }))
      const other = await sampleSystemServer(async (path) =>
        path === '/slots' ? { region: 'vale', slots } : { visit },
      )
      const server = await aServer({ VISITS_URL: other.url })
      const visitor = server.visitor()
      const schedules = [{ date: '24/11/2026', period: 'manha' }]
      expect(await finish(visitor, await aConfirmedLead(visitor, { scheduleDate: { schedules } }))).toMatchObject(told)
      await server.stop()
      await other.stop()
    })

    it('books once for two parallel finishes', async () => {
      const { server, later, visitor, empty } = await aShop()
      const id = await aConfirmedLead(visitor)
      const keys = ['a-send-of-this-order-0001', 'a-send-of-this-order-0002']
      const ends = await Promise.all(keys.map((key) => finish(visitor, id, { key })))
      expect(ends).toMatchObject([isPlaced, isPlaced])
      expect(new Set(ends.map(({ body }) => body['orderNumber'])).size).toBe(1)
      await isHeldOnce(empty)
      await later()
      await isHeldOnce(empty)
      await server.stop()
    })

    it('is not asked for an order that may hold no visit, which is still placed', async () => {
      const { server, visitor } = await aShop()
      const visits = []
      for (let n = 0; n < 4; n += 1) visits.push((await finish(visitor, await aConfirmedLead(visitor))).body)
      expect(visits.map((each) => each['visitByPhone'])).toEqual([undefined, undefined, undefined, true])
      expect(await system().held()).toHaveLength(3)
      await server.stop()
    })

    it('from a setting has its failures counted and logged by its name, without the place, the token or the reply', async () => {
      const server = await aServer({ VISITS_URL: system().url, VISITS_TOKEN: token })
      system().behave(() => 'nonsense')
      expect(await seen(server.visitor())).toMatchObject(isAway)
      const [fault] = server.lines.filter((line) => line.includes('outside nonsense'))
      expect(JSON.parse(fault ?? '{}')).toMatchObject({ call: 'visits', kind: 'outside nonsense' })
      for (const secret of [cep, token, 'maybe', system().url]) expect(server.lines.join('')).not.toContain(secret)
      const figures = await server.registry.metrics()
      expect(figures).toContain('ultrafibra_faults_total{call="visits"} 1')
      expect(figures).not.toContain('ultrafibra_visits_free')
      await server.stop()
    })
  })
})
