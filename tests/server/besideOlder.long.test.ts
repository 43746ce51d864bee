import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Db, openDatabase } from '../../server/db/database.ts'
import { mobileCards } from '../../server/sample/sampleCards.ts'
import { aServer } from '../support/aServer.ts'
import { aConfirmedLead, anAnsweredLead, finish } from '../support/anOrder.ts'
import { databases, type Empty, prepared } from '../support/databases.ts'

describe.each(databases)('during a rolling upgrade, on $database', (kind) => {
  const database = prepared(kind)
  let empty: Empty
  let db: Db
  beforeEach(async () => {
    if (kind.missing !== null) return
    empty = await database.empty()
    db = openDatabase(empty.place)
  })
  afterEach(() => db?.destroy())

  it.skipIf(kind.missing !== null)('an older server continues to serve, but does not start again', async () => {
    const older = await aServer(empty.settings)
    const visitor = older.visitor()
    const begun = await anAnsweredLead(visitor)
    await startNewer(db)
    await visitor.call('confirmLead', { params: { idLead: begun }, body: {} })
    expect((await finish(visitor, begun)).status).toBe(200)
    const other = older.visitor()
    expect((await finish(other, await aConfirmedLead(other))).status).toBe(200)
    const line = { phoneNumber: mobileCards.black.phone }
    expect((await older.visitor().call('createFromRenta', { body: line })).status).toBe(200)
    expect((await visitor.call('readLead', { params: { idLead: begun } })).body).toMatchObject({ due: null })
    await older.stop()
    await expect(aServer(empty.settings)).rejects.toThrow('Another version made 999-next here')
  })
})

/** Changes of the schema that a next version may make at its start. */
async function startNewer(db: Db): Promise<void> {
  for (const statement of [
    'alter table leads add column next text',
    "alter table outbox add column next text not null default 'next'",
    'create index leads_next on leads (next) where order_number is null',
    'create table next (id text primary key)',
    'create table next_lines as select * from mobile_lines',
    'drop view mobile_lines',
    'create view mobile_lines as select phone_hash, addon, active from next_lines',
    "insert into kysely_migration (name, timestamp) values ('999-next', '2030-01-01')",
  ])
    await sql.raw(statement).execute(db)
}
