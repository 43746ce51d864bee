import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds a feed of unfinished orders, and visits that a system of the operator blocks. */
export const leftOrdersAndBlockedVisits: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`insert into sequences (name, value) values ('feed.leads', 0) on conflict do nothing`.execute(db)
    await sql`create index if not exists leads_left on leads (feed_n, reminded_at) where reminded_at is not null`.execute(
      db,
    )
    await db.schema
      .createTable('blocked_visits')
      .ifNotExists()
      .addColumn('region', 'text', (c) => c.notNull())
      .addColumn('date', 'text', (c) => c.notNull())
      .addColumn('period', 'text', (c) => c.notNull())
      .addColumn('visits', 'integer', (c) => c.notNull())
      .addColumn('told_at', 'text', (c) => c.notNull())
      .addColumn('told_by', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('blocked_visits_key', ['region', 'date', 'period'])
      .execute()
  },
}
