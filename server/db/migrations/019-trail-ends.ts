import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { byBytes } from '../byBytes.ts'
import { hasColumn } from '../hasColumn.ts'

/** The end of each lead's trail, and an index of all rows of trails by their time. */
export const trailEnds: Migration = {
  up: async (db: Kysely<unknown>) => {
    if (!(await hasColumn(db, 'leads', 'trail_n')))
      await db.schema.alterTable('leads').addColumn('trail_n', 'integer').execute()
    if (!(await hasColumn(db, 'leads', 'trail_hash')))
      await db.schema.alterTable('leads').addColumn('trail_hash', 'text').execute()
    const key = sql.join([byBytes(db, 'at'), byBytes(db, 'hash')])
    await sql`create index if not exists audit_at on audit (${key})`.execute(db)
  },
}
