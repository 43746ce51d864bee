import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { checkAudit } from '../../server/leads/auditCheck.ts'
import { aCollaborator, aPlacedMigration, aRenewal, finishRenewal } from '../support/aCustomer.ts'
import { aConfirmedLead, aLead, answers, finish, save } from '../support/anOrder.ts'
import { databases, shopOn } from '../support/databases.ts'

describe.each(databases)('the audit trail on $database', (kind) => {
  const shop = shopOn(kind, { each: true })

  /** What only somebody with the rights of an administrator can do. */
  async function unguarded(change: () => Promise<unknown>): Promise<void> {
    if (kind.database === 'SQLite') {
      for (const event of ['update', 'delete']) await sql.raw(`drop trigger audit_no_${event}`).execute(shop().db)
    } else await sql`alter table audit disable trigger audit_kept`.execute(shop().db)
    await change()
  }

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
    await unguarded(async () => {
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

  it.skipIf(kind.missing !== null)('tells which offer was accepted, and finds one that was changed since', async () => {
    const visitor = shop().server.visitor()
    const [kept, changed] = [await aConfirmedLead(visitor), await aConfirmedLead(visitor)]
    for (const id of [kept, changed]) expect((await finish(visitor, id)).status).toBe(200)
    expect((await checkAudit(shop().db)).faults).toEqual([])
    const { offer } = await shop()
      .db.selectFrom('orders')
      .select('offer')
      .where('lead_id', '=', changed)
      .executeTakeFirstOrThrow()
    const dearer = offer.replace(/"price":\d+/, '"price":1')
    expect(dearer).not.toBe(offer)
    await shop().db.updateTable('orders').set({ offer: dearer }).where('lead_id', '=', changed).execute()
    expect((await checkAudit(shop().db)).faults).toEqual([{ lead: changed, fault: 'another offer' }])
  })
})
