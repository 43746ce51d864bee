import type { CreateTableBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Customers and their requests, mobile lines and the codes sent to collaborators. */
export const customers: Migration = {
  up: async (db: Kysely<unknown>) => {
    await customerTables(db)
    await mobileTable(db)
    await codeTable(db)
  },
}

async function customerTables(db: Kysely<unknown>) {
  const texts = ['document_hash', 'product', 'name', 'birth_date', 'mothers_name', 'loyalty_until', 'offers']
  let table = newTable(db, 'customers').addColumn('id', 'text', (c) => c.primaryKey())
  for (const name of texts) table = table.addColumn(name, 'text', (c) => c.notNull())
  await table
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addUniqueConstraint('customers_contract', ['document_hash', 'product'])
    .execute()
  await newTable(db, 'customer_requests')
    .addColumn('lead_id', 'text', (c) => c.primaryKey())
    .addColumn('customer_id', 'text')
    .addColumn('offers', 'text', (c) => c.notNull())
    .addColumn('second_offer', 'text')
    .execute()
}

async function mobileTable(db: Kysely<unknown>) {
  await newTable(db, 'mobile_lines')
    .addColumn('phone_hash', 'text', (c) => c.primaryKey())
    .addColumn('addon', 'text', (c) => c.notNull())
    .addColumn('active', 'integer', (c) => c.notNull())
    .execute()
}

async function codeTable(db: Kysely<unknown>) {
  await newTable(db, 'collaborator_codes')
    .addColumn('lead_id', 'text', (c) => c.primaryKey())
    .addColumn('email_hash', 'text', (c) => c.notNull())
    .addColumn('code', 'text')
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('validated_at', 'text')
    .execute()
  await db.schema.createIndex('outbox_waiting').ifNotExists().on('outbox').columns(['done_at', 'next_at']).execute()
}

function newTable(db: Kysely<unknown>, name: string): CreateTableBuilder<string, string> {
  return db.schema.createTable(name).ifNotExists()
}
