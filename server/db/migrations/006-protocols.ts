import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { withNewProtocol } from '../../leads/newProtocol.ts'
import { hasColumn } from '../hasColumn.ts'

/** The number that each lead is told by in speech; those that are there already are given one. */
export const protocols: Migration = {
  up: async (db: Kysely<unknown>) => {
    if (!(await hasColumn(db, 'leads', 'protocol'))) await db.schema.alterTable('leads').addColumn('protocol', 'text').execute()
    await db.schema.createIndex('leads_protocol').ifNotExists().unique().on('leads').column('protocol').execute()
    while ((await giveSome(db)) > 0);
  },
}

/** Gives some leads their protocol; tells how many. */
async function giveSome(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ id: string }>`select id from leads where protocol is null limit 1000`.execute(db)
  for (const { id } of rows) await withNewProtocol((protocol) => give(db, id, protocol))
  return rows.length
}

async function give(db: Kysely<unknown>, id: string, protocol: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update leads set protocol = ${protocol} where id = ${id} and not exists (select 1 from leads where protocol = ${protocol})`.execute(db)
  return numAffectedRows > 0n
}
