import type { KyselyPlugin } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Db } from '../../server/db/database.ts'
import { addRow, isWhole } from '../../server/leads/audit.ts'
import { auditCheck } from '../../server/leads/auditCheck.ts'
import { aCollaborator, aPlacedMigration, aRenewal, finishRenewal } from '../support/aCustomer.ts'
import { aConfirmedLead, aLead, answers, finish, save } from '../support/anOrder.ts'
import { databases, shopOn } from '../support/databases.ts'
import { unguarded } from '../support/unguarded.ts'

const now = () => new Date('2026-11-20T15:30:00.000Z')

const trailOf = (db: Db, id: string) =>
  db.selectFrom('audit').selectAll().where('lead_id', '=', id).orderBy('n').execute()

describe.each(databases)('the audit trail on $database', (kind) => {
  const shop = shopOn(kind, { each: true })

  it.skipIf(kind.missing !== null)('is complete after all calls of visitors', async () => {
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
    const { leads, rows, faults } = await auditCheck(shop().db)
    expect(faults).toEqual([])
    expect([leads, rows > 700]).toEqual([356, true])
  })

  it.skipIf(kind.missing !== null)('is complete while visitors continue', async () => {
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
      faults.push(...(await auditCheck(shop().db)).faults)
    }
    await visits
    expect(faults).toEqual([])
  })

  it.skipIf(kind.missing !== null)('takes one statement per row', async () => {
    const { db } = shop()
    const lead = { id: 'lead', trail_n: 0, trail_hash: '' }
    let statements = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => {
        statements += 1
        return Promise.resolve(result)
      },
    }
    const first = await addRow(db.withPlugin(counting), lead, 'created', [], now())
    await addRow(db.withPlugin(counting), { ...lead, ...first }, 'name', ['name'], now())
    expect(statements).toBe(2)
    expect(isWhole(await trailOf(db, 'lead'))).toBe(true)
  })

  it.skipIf(kind.missing !== null)('shows changed, cut and removed trails', async () => {
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
    const { faults } = await auditCheck(shop().db)
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
