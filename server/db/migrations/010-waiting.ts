import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { hasColumn } from '../hasColumn.ts'

/** When a visitor who waits for fibre was told of it, and an index of those who were not. */
export const waiting: Migration = {
  up: async (db: Kysely<unknown>) => {
    if (!(await hasColumn(db, 'leads', 'told_at')))
      await db.schema.alterTable('leads').addColumn('told_at', 'text').execute()
    await sql`create index if not exists leads_waiting on leads (id)
      where kind = 'no-coverage' and told_at is null and email is not null`.execute(db)
  },
}
