import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { hasColumn } from '../hasColumn.ts'

/** The place of each lead without coverage in what the operator's systems fetch. */
export const notices: Migration = {
  up: async (db: Kysely<unknown>) => {
    if (!(await hasColumn(db, 'leads', 'feed_n')))
      await db.schema.alterTable('leads').addColumn('feed_n', 'integer').execute()
    if (!(await hasColumn(db, 'leads', 'fed_at')))
      await db.schema.alterTable('leads').addColumn('fed_at', 'text').execute()
    await sql`create index if not exists leads_feed on leads (feed_n, created_at) where kind = 'no-coverage'`.execute(
      db,
    )
    await sql`insert into sequences (name, value) values ('feed.notices', 0) on conflict do nothing`.execute(db)
  },
}
