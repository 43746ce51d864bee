import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { hasColumn } from '../hasColumn.ts'

/** When a visitor was reminded of an unfinished order, an index of those who may be, and who was told or refused. */
export const reminders: Migration = {
  up: async (db: Kysely<unknown>) => {
    if (!(await hasColumn(db, 'leads', 'reminded_at')))
      await db.schema.alterTable('leads').addColumn('reminded_at', 'text').execute()
    await sql`create index if not exists leads_to_remind on leads (touched_at)
      where kind = 'order' and order_number is null and reminded_at is null and accept_promotions = 1`.execute(db)
    await db.schema
      .createTable('reminders')
      .ifNotExists()
      .addColumn('email_hash', 'text', (c) => c.primaryKey())
      .addColumn('lead_id', 'text', (c) => c.notNull())
      .addColumn('told_at', 'text', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('reminders_told_at').ifNotExists().on('reminders').column('told_at').execute()
  },
}
