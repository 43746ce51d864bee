import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type EditionTable, makeEditionTable } from '../editionTable.ts'

const network: Record<string, Omit<EditionTable, 'isMoved'>> = {
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
    maybeNumbers: ['from_number', 'to_number'],
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
}
const banks: EditionTable = {
  view: 'banks',
  texts: ['code', 'name'],
  maybeNumbers: ['agency_digits', 'agency_check', 'account_digits', 'account_check'],
  key: ['code'],
}

/** Adds editions: the next one loads in the background, and one update makes it sell. Tables become views. */
export const operatorData: Migration = {
  up: async (db: Kysely<unknown>) => {
    await editions(db)
    for (const [name, table] of Object.entries(network)) await makeEditionTable(db, name, { ...table, isMoved: true })
    await makeEditionTable(db, 'bank_rows', banks)
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
  await sql`insert into operator_editions (kind, edition) values ('customers', 0) on conflict do nothing`.execute(db)
}

/** New or changed customers, encrypted, until one transaction merges them. */
async function incoming(db: Kysely<unknown>) {
  const texts = ['document_hash', 'product', 'name', 'birth_date', 'mothers_name', 'loyalty_until', 'offers']
  let table = db.schema
    .createTable('incoming_customers')
    .ifNotExists()
    .addColumn('id', 'text', (c) => c.primaryKey())
  for (const name of texts) table = table.addColumn(name, 'text', (c) => c.notNull())
  await table.addColumn('email', 'text').addColumn('phone', 'text').execute()
}
