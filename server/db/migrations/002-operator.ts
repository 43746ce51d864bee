import type { CreateTableBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The operator's network, addresses and crews, and the visits booked with them. */
export const operator: Migration = {
  up: async (db: Kysely<unknown>) => {
    await addressTables(db)
    await networkTables(db)
    await scheduleTables(db)
  },
}

async function addressTables(db: Kysely<unknown>) {
  await withTexts(newTable(db, 'cities'), ['id', 'name', 'state', 'infraco'])
    .addPrimaryKeyConstraint('cities_key', ['id'])
    .execute()
  await withTexts(newTable(db, 'streets'), ['cep', 'city', 'street', 'neighborhood', 'region'])
    .addColumn('block_allotment', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('streets_key', ['cep'])
    .execute()
  await withTexts(newTable(db, 'buildings'), ['cep', 'number', 'complements'])
    .addPrimaryKeyConstraint('buildings_key', ['cep', 'number'])
    .execute()
}

async function networkTables(db: Kysely<unknown>) {
  await withTexts(newTable(db, 'cabinets'), ['id', 'city', 'technology'])
    .addPrimaryKeyConstraint('cabinets_key', ['id'])
    .execute()
  let splitters = withTexts(newTable(db, 'splitters'), ['id', 'cabinet', 'cep'])
  for (const name of ['homes', 'ports', 'ports_used'])
    splitters = splitters.addColumn(name, 'integer', (c) => c.notNull())
  await splitters
    .addColumn('from_number', 'integer')
    .addColumn('to_number', 'integer')
    .addPrimaryKeyConstraint('splitters_key', ['id'])
    .execute()
  await db.schema.createIndex('splitters_cep').ifNotExists().on('splitters').column('cep').execute()
  await withTexts(newTable(db, 'lots'), ['cep', 'block', 'lot', 'splitter'])
    .addPrimaryKeyConstraint('lots_key', ['cep', 'block', 'lot'])
    .execute()
}

async function scheduleTables(db: Kysely<unknown>) {
  await withTexts(newTable(db, 'crews'), ['region', 'period'])
    .addColumn('weekday', 'integer', (c) => c.notNull())
    .addColumn('visits', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('crews_key', ['region', 'weekday', 'period'])
    .execute()
  await withTexts(newTable(db, 'bookings'), ['lead_id', 'region', 'date', 'period'])
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('bookings_key', ['lead_id'])
    .addUniqueConstraint('bookings_seat', ['region', 'date', 'period', 'seat'])
    .execute()
}

function withTexts(table: Table, names: string[]): Table {
  return names.reduce((made, name) => made.addColumn(name, 'text', (c) => c.notNull()), table)
}

function newTable(db: Kysely<unknown>, name: string): Table {
  return db.schema.createTable(name).ifNotExists()
}

type Table = CreateTableBuilder<string, string>
