import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { hasTable } from '../hasTable.ts'

type Table = { view: string; texts: string[]; numbers?: string[]; optional?: string[]; key: string[]; isNew?: true }

const tables: Record<string, Table> = {
  city_rows: { view: 'cities', texts: ['id', 'name', 'state', 'infraco'], key: ['id'] },
  street_rows: {
    view: 'streets',
    texts: ['cep', 'city', 'street', 'neighborhood', 'region'],
    numbers: ['block_allotment'],
    key: ['cep'],
  },
  cabinet_rows: { view: 'cabinets', texts: ['id', 'city', 'technology'], key: ['id'] },
  splitter_rows: {
    view: 'splitters',
    texts: ['id', 'cabinet', 'cep'],
    numbers: ['homes', 'ports', 'ports_used'],
    optional: ['from_number', 'to_number'],
    key: ['cep', 'id'],
  },
  lot_rows: { view: 'lots', texts: ['cep', 'block', 'lot', 'splitter'], key: ['cep', 'block', 'lot'] },
  building_rows: { view: 'buildings', texts: ['cep', 'number', 'complements'], key: ['cep', 'number'] },
  crew_rows: {
    view: 'crews',
    texts: ['region', 'period'],
    numbers: ['weekday', 'visits'],
    key: ['region', 'weekday', 'period'],
  },
  bank_rows: {
    view: 'banks',
    texts: ['code', 'name'],
    optional: ['agency_digits', 'agency_check', 'account_digits', 'account_check'],
    key: ['code'],
    isNew: true,
  },
}

/** Adds editions: the next one loads beside the present one, and one update lets it sell. Table names become views. */
export const operatorData: Migration = {
  up: async (db: Kysely<unknown>) => {
    await editions(db)
    for (const [name, table] of Object.entries(tables)) await withEdition(db, name, table)
    await incoming(db)
  },
}

async function editions(db: Kysely<unknown>) {
  await db.schema
    .createTable('operator_editions')
    .ifNotExists()
    .addColumn('kind', 'text', (c) => c.primaryKey())
    .addColumn('edition', 'integer', (c) => c.notNull())
    .addColumn('imported_at', 'text')
    .execute()
  for (const kind of [...Object.values(tables).map(({ view }) => view), 'customers'])
    await sql`insert into operator_editions (kind, edition) values (${kind}, 0) on conflict do nothing`.execute(db)
}

async function withEdition(db: Kysely<unknown>, name: string, { view, key, ...columns }: Table) {
  const { texts, numbers = [], optional = [] } = columns
  let table: CreateTableBuilder<string, string> = db.schema
    .createTable(name)
    .ifNotExists()
    .addColumn('edition', 'integer', (c) => c.notNull().defaultTo(0))
  for (const each of texts) table = table.addColumn(each, 'text', (c) => c.notNull())
  for (const each of numbers) table = table.addColumn(each, 'integer', (c) => c.notNull())
  for (const each of optional) table = table.addColumn(each, 'integer')
  await table.addPrimaryKeyConstraint(`${name}_key`, ['edition', ...key]).execute()
  const all = sql.join([...texts, ...numbers, ...optional].map((each) => sql.ref(each)))
  if (!columns.isNew && (await hasTable(db, view))) {
    await sql`insert into ${sql.table(name)} (${all}) select ${all} from ${sql.table(view)}
      where true on conflict do nothing`.execute(db)
    await db.schema.dropTable(view).execute()
  }
  await sql`drop view if exists ${sql.table(view)}`.execute(db)
  await sql`create view ${sql.table(view)} as select ${all} from ${sql.table(name)}
    where edition = (select edition from operator_editions where kind = ${sql.lit(view)})`.execute(db)
}

/** Customers that are new or changed, sealed, until one transaction puts them among the others. */
async function incoming(db: Kysely<unknown>) {
  const texts = ['document_hash', 'product', 'name', 'birth_date', 'mothers_name', 'loyalty_until', 'offers']
  let table = db.schema
    .createTable('incoming_customers')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
  for (const name of texts) table = table.addColumn(name, 'text', (c) => c.notNull())
  await table.addColumn('email', 'text').addColumn('phone', 'text').execute()
}
