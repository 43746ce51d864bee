import { describe, expect, it } from 'vitest'
import { isWhole } from '../../server/leads/audit.ts'
import { auditCheck } from '../../server/leads/auditCheck.ts'
import { aFetcher, refusedWith } from '../support/aFetcher.ts'
import { aConfirmedLead, answers, finish } from '../support/anOrder.ts'
import { databases, shopOn } from '../support/databases.ts'

describe.each(databases)('an unfinished order, on $database', (kind) => {
  describe.skipIf(kind.missing !== null)('fetched by the operator', () => {
    const shop = shopOn(kind, { each: true, settings: { REMIND_AFTER_HOURS: '3' } })

    async function aLeftOrder(accept_promotions = true) {
      const { server, db } = shop()
      const visitor = server.visitor()
      const id = await aConfirmedLead(visitor)
      await db
        .updateTable('leads')
        .set({ accept_promotions: accept_promotions ? 1 : 0 })
        .where('id', '=', id)
        .execute()
      server.pass(4 * 3_600_000)
      await server.remind()
      return { visitor, id }
    }

    it('has its contact and address once its visitor was reminded, and its trail names the fetcher', async () => {
      const { server, db } = shop()
      const { id } = await aLeftOrder()
      const { leads, get } = await aFetcher(server, db, 'sales', 'leads')
      const first = await leads()
      expect(first.items).toMatchObject([
        {
          again: false,
          id,
          reminded_at: server.clock.at.toISOString(),
          wanted: { name: answers.name.name, phone: answers.phone.phone, email: answers.email.email },
        },
      ])
      expect(JSON.stringify(first)).not.toContain(answers.documentNumber.cpf)
      expect((await leads(first.next)).items).toEqual([])
      const trail = await db.selectFrom('audit').selectAll().where('lead_id', '=', id).orderBy('n').execute()
      expect(trail.at(-1)?.event).toBe('fetched by sales')
      expect([isWhole(trail), (await auditCheck(db)).faults]).toEqual([true, []])
      expect(await refusedWith(await get('/orders'))).toEqual([403, 'token.other'])
    })

    it('is not listed without consent to offers, nor after an order or a withdrawn consent', async () => {
      const { server, db } = shop()
      await aLeftOrder(false)
      const { visitor, id } = await aLeftOrder()
      const { leads } = await aFetcher(server, db, 'sales', 'leads')
      expect((await leads()).items.map((each) => each.id)).toEqual([id])
      await finish(visitor, id)
      expect((await leads()).items).toEqual([])
      const { id: other } = await aLeftOrder()
      await db.updateTable('leads').set({ accept_promotions: 0 }).where('id', '=', other).execute()
      expect((await leads()).items).toEqual([])
    })
  })
})
