import { describe, expect, it } from 'vitest'
import { readEnv } from '../../server/start/readEnv.ts'
import { withOperatorAccess } from '../../server/leads/withOperatorAccess.ts'
import type { FeedName } from '../../server/operator/feedContract.ts'
import { fetched, previews } from '../../server/operator/feedPreview.ts'
import { aConfirmedLead, answers, finish } from '../support/anOrder.ts'
import { databases, shopOn } from '../support/databases.ts'

const ever = '2000-01-01'
const hour = 3_600_000

describe.each(databases)('a list of sales, on $database', (kind) => {
  describe.skipIf(kind.missing !== null)('read by an operator without a system', () => {
    const shop = shopOn(kind, { each: true })

    async function anOrder() {
      const visitor = shop().server.visitor()
      const id = await aConfirmedLead(visitor)
      return { id, number: String((await finish(visitor, id)).body['orderNumber']) }
    }
    async function plainly(feed: FeedName, since = ever) {
      const { empty, server } = shop()
      const found: unknown[] = []
      await withOperatorAccess(
        readEnv(empty.settings),
        { by: 'Rita Prado' },
        () => server.clock.at,
        async (desk) => {
          for await (const entry of fetched(feed, since, 'no system yet', desk)) found.push(entry)
        },
      )
      return found
    }

    it('has no personal data, and is no fetch', async () => {
      const { db, server } = shop()
      const { number } = await anOrder()
      await server.visitor().call('requestCall', { body: { telephone: '16991234567' } })
      const [order, ...more] = await previews.orders(db, ever)
      expect([order, more]).toMatchObject([{ number, visit: expect.any(String), fetched_at: null }, []])
      const calls = await previews.calls(db, ever)
      expect(calls).toMatchObject([{ outcome: null, fetched_at: null }])
      const told = JSON.stringify([order, calls])
      for (const value of [answers.name.name, answers.phone.phone, answers.email.email, '16991234567'])
        expect(told).not.toContain(value)
      expect(await db.selectFrom('operator_fetches').select('name').execute()).toEqual([])
    })

    it('is complete with a name and a reason, which the trail notes', async () => {
      const { db } = shop()
      const { id, number } = await anOrder()
      expect(await plainly('orders')).toMatchObject([{ again: false, number, sold: { phone: answers.phone.phone } }])
      expect(await plainly('orders')).toMatchObject([{ again: true, number }])
      const trail = await db.selectFrom('audit').select('event').where('lead_id', '=', id).orderBy('n').execute()
      expect(trail.at(-1)?.event).toBe('fetched by the operator Rita Prado: no system yet')
      expect(await previews.orders(db, ever)).toMatchObject([{ fetched_at: expect.any(String) }])
    })

    it('starts on a given day', async () => {
      const { db, server } = shop()
      await anOrder()
      server.pass(48 * hour)
      const { number } = await anOrder()
      const since = server.clock.at.toISOString().slice(0, 10)
      expect(await previews.orders(db, since)).toMatchObject([{ number }])
      expect(await plainly('orders', since)).toMatchObject([{ number }])
      expect(await plainly('orders', '2999-01-01')).toEqual([])
    })
  })
})
