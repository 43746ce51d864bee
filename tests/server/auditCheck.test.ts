import type { KyselyPlugin } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Db } from '../../server/db/database.ts'
import { addRow, isWhole } from '../../server/leads/audit.ts'
import { checkAudit } from '../../server/leads/auditCheck.ts'
import { digest } from '../../server/secrets/digest.ts'
import { aCollaborator, aPlacedMigration, aRenewal, finishRenewal } from '../support/aCustomer.ts'
import { aConfirmedLead, aLead, answers, finish, save } from '../support/anOrder.ts'
import { databases, shopOn } from '../support/databases.ts'
import { unguarded } from '../support/unguarded.ts'

const now = () => new Date('2026-11-20T15:30:00.000Z')

const trailOf = (db: Db, id: string) =>
  db.selectFrom('audit').selectAll().where('lead_id', '=', id).orderBy('n').execute()

/** Logs as a server of the version before does, which knows of no end. Returns the time. */
async function asOlder(db: Db, lead_id: string, event: string, fields = ''): Promise<string> {
  const last = (await trailOf(db, lead_id)).at(-1)
  const [n, at] = [(last?.n ?? 0) + 1, now().toISOString()]
  const hash = digest(JSON.stringify([last?.hash ?? '', lead_id, n, at, event, fields]))
  await db.insertInto('audit').values({ lead_id, n, at, event, fields, hash }).execute()
  return at
}

describe.each(databases)('the audit trail on $database', (kind) => {
  const shop = shopOn(kind, { each: true })

  it.skipIf(kind.missing !== null)('is whole after all that visitors do', async () => {
    const visitor = shop().server.visitor()
    await finish(visitor, await aConfirmedLead(visitor))
    const { id, baseUser } = await aRenewal(visitor)
    const offer = { id_renewal_base_user: baseUser, offer1: 'refidel-d600a' }
    await visitor.call('chooseRenewal', { params: { id_renewal_request_user: id }, body: offer })
    await finishRenewal(visitor, id, 'refidel-d600a')
    await aPlacedMigration(visitor)
    await visitor.call('sendCollaboratorCode', { params: { id: await aCollaborator(visitor) } })
    for (let count = 0; count < 350; count += 1) await save(visitor, await aLead(visitor), 'name', answers.name)
    await save(visitor, await aLead(visitor), 'phone', answers.phone)
    await visitor.call('removeLead', { body: { id: await aLead(visitor) } })
    const { leads, rows, faults } = await checkAudit(shop().db)
    expect(faults).toEqual([])
    expect([leads, rows > 700]).toEqual([356, true])
  })

  it.skipIf(kind.missing !== null)(
    'is whole where an older server goes on with a lead, and this one after it',
    async () => {
      const visitor = shop().server.visitor()
      const id = await aLead(visitor)
      await asOlder(shop().db, id, 'link made')
      await asOlder(shop().db, id, 'link opened')
      expect((await checkAudit(shop().db)).faults).toEqual([])
      expect((await save(visitor, id, 'name', answers.name)).status).toBe(200)
      await asOlder(shop().db, id, 'link made')
      await visitor.call('removeLead', { body: { id } })
      expect((await trailOf(shop().db, id)).map(({ n, event }) => [n, event])).toEqual(
        ['created', 'link made', 'link opened', 'name', 'link made', 'erased'].map((event, before) => [
          before + 1,
          event,
        ]),
      )
      expect((await checkAudit(shop().db)).faults).toEqual([])
    },
  )

  it.skipIf(kind.missing !== null)('is whole with an order that an older server placed, and withdrew', async () => {
    const visitor = shop().server.visitor()
    const [placed, older] = [await aConfirmedLead(visitor), await aLead(visitor)]
    await finish(visitor, placed)
    const { db } = shop()
    const order = await db.selectFrom('orders').selectAll().where('lead_id', '=', placed).executeTakeFirstOrThrow()
    await db
      .insertInto('orders')
      .values({ ...order, lead_id: older, number: '7000000000' })
      .execute()
    await db.updateTable('leads').set({ order_number: '7000000000', version: 2 }).where('id', '=', older).execute()
    await asOlder(db, older, `offer accepted ${digest(order.offer)}`)
    await asOlder(db, older, 'finished', 'order_number expires_at')
    expect((await checkAudit(db)).faults).toEqual([])
    const withdrawn_at = await asOlder(db, older, 'withdrawn', 'withdrawn_at')
    await db.updateTable('orders').set({ withdrawn_at }).where('lead_id', '=', older).execute()
    expect((await checkAudit(db)).faults).toEqual([])
    await db.updateTable('orders').set({ withdrawn_at: null, offer: '{}' }).where('lead_id', '=', older).execute()
    expect((await checkAudit(db)).faults.map(({ fault }) => fault)).toEqual(['another offer', 'another withdrawn_at'])
  })

  it.skipIf(kind.missing !== null)('is whole while visitors go on', async () => {
    const visitors = { done: false }
    const visits = Promise.all(
      Array.from({ length: 8 }, async () => {
        const visitor = shop().server.visitor()
        await finish(visitor, await aConfirmedLead(visitor))
        await visitor.call('removeLead', { body: { id: await aLead(visitor) } })
      }),
    ).finally(() => (visitors.done = true))
    const faults = []
    while (!visitors.done) {
      await new Promise((resolve) => setImmediate(resolve))
      faults.push(...(await checkAudit(shop().db)).faults)
    }
    await visits
    expect(faults).toEqual([])
  })

  it.skipIf(kind.missing !== null)('takes one statement where its end is known', async () => {
    const { db } = shop()
    const lead = { id: 'lead', trail_n: null, trail_hash: null }
    let statements = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    }
    const first = await addRow(db.withPlugin(counting), lead, 'created', [], now())
    await addRow(db.withPlugin(counting), { ...lead, ...first }, 'name', ['name'], now())
    expect(statements).toBe(2)
    await addRow(db.withPlugin(counting), lead, 'phone', ['phone'], now())
    expect(statements).toBe(5)
    expect(isWhole(await trailOf(db, 'lead'))).toBe(true)
  })

  it.skipIf(kind.missing !== null)('that somebody changed, cut or took away is found', async () => {
    const visitor = shop().server.visitor()
    const [changed, cut, gone, whole] = [
      await aLead(visitor),
      await aLead(visitor),
      await aLead(visitor),
      await aLead(visitor),
    ]
    for (const id of [changed, cut, gone, whole]) await save(visitor, id, 'name', answers.name)
    const erased = await aLead(visitor)
    await visitor.call('removeLead', { body: { id: erased } })
    await unguarded(kind, shop().db, async () => {
      await shop()
        .db.updateTable('audit')
        .set({ at: '2020-01-01' })
        .where('lead_id', '=', changed)
        .where('n', '=', 1)
        .execute()
      await shop().db.deleteFrom('audit').where('lead_id', '=', cut).where('n', '=', 2).execute()
      await shop().db.deleteFrom('audit').where('lead_id', '=', gone).execute()
      await shop().db.deleteFrom('audit').where('lead_id', '=', erased).where('event', '=', 'erased').execute()
    })
    const { faults } = await checkAudit(shop().db)
    expect(new Map(faults.map(({ lead, fault }) => [lead, fault]))).toEqual(
      new Map([
        [changed, 'changed'],
        [cut, 'cut off'],
        [gone, 'missing'],
        [erased, 'not erased'],
      ]),
    )
  })
})
