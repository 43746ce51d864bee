import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { slots } from '../../src/api/contract/schedule.ts'
import type { Slot } from '../../src/api/contract/values/valueRules.ts'
import { readEnv } from '../../server/start/readEnv.ts'
import { freePerson } from '../../server/leads/personCommands.ts'
import { askByHttp } from '../../server/outside/askByHttp.ts'
import { aFetcher } from '../support/aFetcher.ts'
import { aConfirmedLead, anAddress, answers, choices, finish, save } from '../support/anOrder.ts'
import type { Visitor } from '../support/aVisitor.ts'
import { databases } from '../support/databases.ts'
import { soon } from '../support/soon.ts'
import { heldHere, isAway, isPlaced, visitsShop, withDb } from '../support/visitsShop.ts'

const { cep } = anAddress
const withdraw = (visitor: Visitor, id: string) =>
  visitor.call('removeLead', { body: { id, phone: answers.phone.phone } })
async function freeOf(visitor: Visitor): Promise<Slot[]> {
  const { body } = await visitor.call('slots', { query: { cep } })
  return z.parse(slots, body).slots.flatMap(({ date, period, free }) => (free ? [{ date, period }] : []))
}
function bookElsewhere(url: string, reference: string, slot: Slot) {
  const question = { path: '/bookings', body: { reference, cep, slots: [slot] }, key: reference, again: false }
  return askByHttp({ url, token: null, tls: null }, question)
}

describe.each(databases)('a system of visits of the operator, on $database', (kind) => {
  describe.skipIf(kind.missing !== null)('with an unwanted or uncertain booking', () => {
    const { system, aShop, isHeldOnce, bookings, failBookings } = visitsShop(kind)

    it('gets a cancellation within a quarter of an hour if it failed and the visitor left, and books it again', async () => {
      const { server, later, visitor, empty } = await aShop()
      const id = await aConfirmedLead(visitor)
      failBookings('lost')
      expect(await finish(visitor, id)).toMatchObject(isAway)
      system().behave(() => 'well')
      await later(14)
      expect(await system().held()).toHaveLength(1)
      await later(2)
      expect(await system().held()).toEqual([])
      expect(await finish(visitor, id)).toMatchObject(isPlaced)
      expect(new Set(bookings().map(({ key }) => key)).size).toBe(2)
      await isHeldOnce(empty)
      await server.stop()
    })

    it('is not trusted if its reply comes after the cancellation', async () => {
      const { server, visitor, empty } = await aShop(8000)
      const id = await aConfirmedLead(visitor)
      failBookings('late')
      const waiting = finish(visitor, id)
      await soon(() => expect(bookings()).toHaveLength(1))
      server.pass(16 * 60_000)
      await server.giveBack()
      system().behave(() => 'well')
      system().hangUp()
      expect(await waiting).toMatchObject(isAway)
      expect([await system().held(), await heldHere(empty)]).toMatchObject([[{}], []])
      expect(await finish(visitor, id)).toMatchObject(isPlaced)
      await server.deliver()
      await isHeldOnce(empty)
      await server.stop()
    })

    it('has only the new visit in the end if it failed and the visitor chose another one', async () => {
      const { server, later, visitor, empty } = await aShop()
      const id = await aConfirmedLead(visitor)
      failBookings('lost')
      expect(await finish(visitor, id)).toMatchObject(isAway)
      system().behave(() => 'well')
      const [, , other] = await freeOf(visitor)
      expect(await save(visitor, id, 'scheduleDate', { schedules: [other] })).toMatchObject({ status: 200 })
      expect((await finish(visitor, id)).body).toMatchObject({ visit: other })
      await later()
      await isHeldOnce(empty)
      await server.stop()
    })

    it('reports choices booked meanwhile, and the next free ones are offered', async () => {
      const { server, visitor, empty } = await aShop()
      const wanted = await choices(visitor)
      const id = await aConfirmedLead(visitor)
      for (const slot of wanted)
        for (let n = 0; n < 8; n += 1) await bookElsewhere(system().url, `other-${slot.date}-${slot.period}-${n}`, slot)
      const { status, body } = await finish(visitor, id)
      expect([status, body['code']]).toEqual([409, 'slot.taken'])
      const offered = JSON.stringify(body['slots'])
      for (const { date, period } of wanted)
        expect(offered).not.toContain(JSON.stringify({ date, period }).slice(0, -1))
      expect(await heldHere(empty)).toEqual([])
      const [next] = await freeOf(visitor)
      await save(visitor, id, 'scheduleDate', { schedules: [next] })
      expect((await finish(visitor, id)).body).toMatchObject({ visit: next })
      await server.stop()
    })

    it('gets the cancellation of a withdrawn or failed order until it replies', async () => {
      const { server, later, visitor, empty } = await aShop()
      const id = await aConfirmedLead(visitor)
      await finish(visitor, id)
      system().behave((_, path) => (path === '/returns' ? 'cut' : 'well'))
      expect(await withdraw(visitor, id)).toMatchObject({ status: 200 })
      await server.deliver()
      expect([await system().held(), await heldHere(empty)]).toMatchObject([[{}], []])
      system().behave(() => 'well')
      await later(1)
      expect(await system().held()).toEqual([])
      await server.stop()
    })

    it.each(['cancelled', 'not-possible'])('gets a cancellation if it reports the order as %s', async (state) => {
      const { server, later, visitor, empty } = await aShop()
      const { body } = await finish(visitor, await aConfirmedLead(visitor))
      system().behave(() => 'lost')
      await withDb(empty, async (db) => {
        const { tell } = await aFetcher(server, db, 'crew', 'orders.state')
        expect(await tell(`/orders/${String(body['orderNumber'])}/state`, { state })).toMatchObject([200, { state }])
      })
      await server.deliver()
      system().behave(() => 'well')
      await later(1)
      expect(await system().held()).toEqual([])
      expect(system().heard.filter(({ path }) => path === '/returns')).toHaveLength(2)
      await server.stop()
    })

    it('gets a cancellation if no real person is found', async () => {
      const { server, visitor, empty } = await aShop()
      const { body } = await finish(visitor, await aConfirmedLead(visitor))
      const sought = { order: String(body['orderNumber']), by: 'Rita Prado' }
      expect(await freePerson(readEnv(empty.settings), sought, () => server.clock.at)).toBe(1)
      await server.deliver()
      expect(await system().held()).toEqual([])
      await server.stop()
    })

    it('gets a cancellation by reference even after moving a visit', async () => {
      const { server, visitor } = await aShop()
      const id = await aConfirmedLead(visitor)
      await finish(visitor, id)
      await system().move('28/11/2026')
      await withdraw(visitor, id)
      await server.deliver()
      expect(await system().held()).toEqual([])
      await server.stop()
    })
  })
})
