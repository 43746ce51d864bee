import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { addLeadColumns } from '../addColumn.ts'

/** An operator's plans have editions as its other data, and an order keeps the one that was chosen, as JSON. */
export const plansMigration = addLeadColumns(['plan'], makePlans)

const texts = ['sku', 'name', 'subscriptions', 'campaigns', 'sold_from', 'sold_until']
const numbers = ['mega', 'price', 'full', 'on_landing', 'on_request', 'unscheduled']
const optional = ['bonus', 'state']

async function makePlans(db: Kysely<unknown>): Promise<void> {
  let table: CreateTableBuilder<string, string> = db.schema
    .createTable('plan_rows')
    .ifNotExists()
    .addColumn('edition', 'integer', (c) => c.notNull().defaultTo(0))
  for (const name of texts) table = table.addColumn(name, 'text', (c) => c.notNull())
  for (const name of numbers) table = table.addColumn(name, 'integer', (c) => c.notNull())
  for (const name of optional) table = table.addColumn(name, 'text')
  await table.addPrimaryKeyConstraint('plan_rows_key', ['edition', 'sku', 'sold_from']).execute()
  await sql`insert into operator_editions (kind, edition) values ('plans', 0) on conflict do nothing`.execute(db)
  const columns = sql.join([...texts, ...numbers, ...optional].map((each) => sql.ref(each)))
  await sql`drop view if exists plans`.execute(db)
  await sql`create view plans as select ${columns} from plan_rows
    where edition = (select edition from operator_editions where kind = 'plans')`.execute(db)
}
