import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { hasColumn } from '../hasColumn.ts'

/** Marks the rows whose contact columns are sealed. Existing rows are sealed later, some at a time. */
export const sealedContact: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const table of ['leads', 'support_requests', 'customers']) {
      if (!(await hasColumn(db, table, 'sealed')))
        await db.schema.alterTable(table).addColumn('sealed', 'integer').execute()
      const index = sql.id(`${table}_sealed_none`)
      await sql`create index if not exists ${index} on ${sql.table(table)} (id) where sealed is null`.execute(db)
    }
    await markFile(db)
  },
}

/** A file with plain rows is rewritten once they are sealed; see `traces.ts`. */
async function markFile(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter.supportsMultipleConnections) return
  const { rows } =
    await sql`select 1 from leads union all select 1 from support_requests union all select 1 from customers limit 1`.execute(
      db,
    )
  if (rows.length > 0) await sql`pragma user_version = 1`.execute(db)
}
