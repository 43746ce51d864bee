import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { drawProtocol } from '../../leads/create/newProtocol.ts'
import { hasColumn } from '../hasColumn.ts'

/** The protocol of each lead. Existing leads get one. */
export const protocols: Migration = {
  up: async (db: Kysely<unknown>) => {
    if (!(await hasColumn(db, 'leads', 'protocol')))
      await db.schema.alterTable('leads').addColumn('protocol', 'text').execute()
    await db.schema.createIndex('leads_protocol').ifNotExists().unique().on('leads').column('protocol').execute()
    while ((await giveSome(db)) > 0);
  },
}

/**
 * Gives some leads a protocol, in one statement. Returns how many had none. A number that is taken is skipped, and its
 * lead is tried again.
 */
async function giveSome(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ id: string }>`select id from leads where protocol is null limit 1000`.execute(db)
  const drawn = new Map(rows.map(({ id }) => [drawProtocol(), id]))
  if (rows.length > 0) await give(db, sql.join([...drawn].map(([protocol, id]) => sql`(${protocol}, ${id})`)))
  return rows.length
}

async function give(db: Kysely<unknown>, drawn: RawBuilder<unknown>): Promise<void> {
  await sql`
    with drawn (protocol, id) as (values ${drawn})
    update leads set protocol = drawn.protocol from drawn
    where leads.id = drawn.id and not exists (select 1 from leads as other where other.protocol = drawn.protocol)`.execute(
    db,
  )
}
