import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { firstOrderAt } from '../../leads/order/orderNumber.ts'

/** Leads and their tables. `ifNotExists` everywhere, because an interrupted migration runs again from its start. */
export const leads: Migration = {
  up: async (db: Kysely<unknown>) => {
    await leadTables(db)
    await orderTables(db)
    await guardTables(db)
    await keepAuditAppendOnly(db)
  },
}

/** The columns of a lead: texts that each has, texts that it may have, and numbers. */
export const firstColumns = {
  texts: ['cep', 'address', 'kind', 'token_hash', 'created_at', 'touched_at', 'expires_at'],
  optional: [
    'infra',
    'addon',
    'plan_id',
    'bonus_plan_id',
    'tracking',
    'flags',
    'name',
    'phone',
    'email',
    'schedules',
    'webcare_tuid',
    'document_kind',
    'document_hash',
    'document',
    'birth_date',
    'mothers_name',
    'bank_info',
    'device_info',
    'order_number',
  ],
  numbers: ['accept_promotions', 'due_date', 'direct_debit'],
} as const

async function leadTables(db: Kysely<unknown>) {
  let table = newTable(db, 'leads').addColumn('id', 'text', (c) => c.primaryKey())
  for (const name of firstColumns.texts) table = table.addColumn(name, 'text', (c) => c.notNull())
  for (const name of firstColumns.optional) table = table.addColumn(name, 'text')
  for (const name of firstColumns.numbers) table = table.addColumn(name, 'integer')
  await table
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('quiz_tries', 'integer', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('leads_expires_at').ifNotExists().on('leads').column('expires_at').execute()
  await newTable(db, 'owner_keys')
    .addColumn('owner', 'text', (c) => c.primaryKey())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('master', 'text', (c) => c.notNull())
    .addColumn('wrapped', 'text', (c) => c.notNull())
    .execute()
  await newTable(db, 'risk_decisions')
    .addColumn('lead_id', 'text', (c) => c.notNull())
    .addColumn('data_hash', 'text', (c) => c.notNull())
    .addColumn('decision', 'text', (c) => c.notNull())
    .addColumn('message', 'text')
    .addColumn('quiz', 'text')
    .addColumn('decided_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('risk_decisions_key', ['lead_id', 'data_hash'])
    .execute()
}

async function orderTables(db: Kysely<unknown>) {
  let orders = newTable(db, 'orders')
    .addColumn('lead_id', 'text', (c) => c.primaryKey())
    .addColumn('number', 'text', (c) => c.notNull().unique())
  for (const name of ['plan_id', 'sku', 'offer', 'terms_accepted_at'])
    orders = orders.addColumn(name, 'text', (c) => c.notNull())
  await orders.addColumn('slot_date', 'text').addColumn('slot_period', 'text').execute()
  await newTable(db, 'sequences')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'integer', (c) => c.notNull())
    .execute()
  const first = firstOrderAt(new Date())
  await sql`insert into sequences (name, value) values ('order', ${first}) on conflict do nothing`.execute(db)
  await newTable(db, 'outbox')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('topic', 'text', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_at', 'text', (c) => c.notNull())
    .addColumn('done_at', 'text')
    .execute()
  await newTable(db, 'support_requests')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('tracking', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
}

async function guardTables(db: Kysely<unknown>) {
  await newTable(db, 'audit')
    .addColumn('lead_id', 'text', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('fields', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('audit_key', ['lead_id', 'n'])
    .execute()
  await newTable(db, 'idempotency')
    .addColumn('scope', 'text', (c) => c.primaryKey())
    .addColumn('body_hash', 'text', (c) => c.notNull())
    .addColumn('reply', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await newTable(db, 'limits')
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('period', 'integer', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('limits_key', ['key', 'period'])
    .execute()
  await newTable(db, 'erasures')
    .addColumn('lead_id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .execute()
  await newTable(db, 'visits')
    .addColumn('id_hash', 'text', (c) => c.primaryKey())
    .addColumn('cep', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
}

/** The one statement that differs between the two databases. */
async function keepAuditAppendOnly(db: Kysely<unknown>) {
  if (db.getExecutor().adapter.supportsMultipleConnections) {
    await sql`create or replace function refuse_audit_change() returns trigger as $$ begin raise exception 'audit is append-only'; end $$ language plpgsql`.execute(
      db,
    )
    await sql`create or replace trigger audit_kept before update or delete on audit for each row execute function refuse_audit_change()`.execute(
      db,
    )
    return
  }
  for (const event of ['update', 'delete']) {
    await sql
      .raw(
        `create trigger if not exists audit_no_${event} before ${event} on audit begin select raise(abort, 'audit is append-only'); end`,
      )
      .execute(db)
  }
}

const newTable = (db: Kysely<unknown>, name: string) => db.schema.createTable(name).ifNotExists()
