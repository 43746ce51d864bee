import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { hasColumn } from '../hasColumn.ts'

/** The place of each order and call in what the operator's systems fetch, their tokens, and who fetched which. */
export const feed: Migration = {
  up: async (db: Kysely<unknown>) => {
    if (!(await hasColumn(db, 'support_requests', 'protocol')))
      await db.schema.alterTable('support_requests').addColumn('protocol', 'text').execute()
    for (const [table, time] of [
      ['support_requests', 'created_at'],
      ['orders', 'terms_accepted_at'],
    ] as const) {
      if (!(await hasColumn(db, table, 'feed_n')))
        await db.schema.alterTable(table).addColumn('feed_n', 'integer').execute()
      if (!(await hasColumn(db, table, 'fed_at')))
        await db.schema.alterTable(table).addColumn('fed_at', 'text').execute()
      await db.schema.createIndex(`${table}_feed`).ifNotExists().on(table).columns(['feed_n', time]).execute()
      await sql`create index if not exists ${sql.ref(`${table}_unfetched`)} on ${sql.table(table)} (${sql.ref(time)}) where fed_at is null`.execute(
        db,
      )
    }
    await db.schema
      .createTable('operator_tokens')
      .ifNotExists()
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('token_hash', 'text', (c) => c.notNull())
      .addColumn('may', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('ends_at', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('operator_fetches')
      .ifNotExists()
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('feed', 'text', (c) => c.notNull())
      .addColumn('first_n', 'integer', (c) => c.notNull())
      .addColumn('last_n', 'integer', (c) => c.notNull())
      .addColumn('items', 'integer', (c) => c.notNull())
      .execute()
    await db.schema
      .createIndex('operator_tokens_ends_at')
      .ifNotExists()
      .on('operator_tokens')
      .column('ends_at')
      .execute()
    await db.schema.createIndex('operator_fetches_at').ifNotExists().on('operator_fetches').column('at').execute()
    await sql`insert into sequences (name, value) values ('feed.calls', 0), ('feed.orders', 0) on conflict do nothing`.execute(
      db,
    )
  },
}
