import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Indexes for retention and mail, and the table of the health check. */
export const indexes: Migration = {
  up: async (db: Kysely<unknown>) => {
    await forgettingIndexes(db)
    await db.schema.dropIndex('outbox_waiting').ifExists().execute()
    await index(db, 'outbox', ['next_at'], sql`done_at is null and topic like 'mail.%'`)
    await db.schema
      .createTable('health')
      .ifNotExists()
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('written', 'text', (c) => c.notNull())
      .execute()
  },
}

async function forgettingIndexes(db: Kysely<unknown>) {
  await db.schema.dropIndex('leads_expires_at').ifExists().execute()
  await index(db, 'leads', ['expires_at'], sql`order_number is null`)
  await index(
    db,
    'leads',
    ['touched_at'],
    sql`order_number is null and (document is not null or birth_date is not null or mothers_name is not null or bank_info is not null or direct_debit = 1)`,
  )
  await index(db, 'collaborator_codes', ['expires_at'], sql`code is not null`)
  await index(db, 'outbox', ['done_at'], sql`done_at is not null`)
  for (const table of ['idempotency', 'support_requests', 'outbox']) await index(db, table, ['created_at'])
  for (const table of ['limits', 'visits']) await index(db, table, ['expires_at'])
}

async function index(db: Kysely<unknown>, table: string, columns: string[], only?: RawBuilder<unknown>) {
  const name = sql.id([table, ...columns, ...(only ? ['some'] : [])].join('_'))
  const where = only ? sql` where ${only}` : sql``
  await sql`create index if not exists ${name} on ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})${where}`.execute(
    db,
  )
}
