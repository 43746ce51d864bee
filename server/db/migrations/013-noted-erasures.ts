import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { hasColumn } from '../hasColumn.ts'

/** When an erasure was noted outside the database, and an index of those that are not yet. */
export const notedErasures: Migration = {
  up: async (db: Kysely<unknown>) => {
    if (!(await hasColumn(db, 'erasures', 'noted_at')))
      await db.schema.alterTable('erasures').addColumn('noted_at', 'text').execute()
    await sql`create index if not exists erasures_noted_none on erasures (lead_id) where noted_at is null`.execute(db)
  },
}
