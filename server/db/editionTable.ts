import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { hasTable } from './hasTable.ts'

/** Columns by type; only a `maybe` may be null. With `isMoved`, the view replaces a table and gets its rows. */
export type EditionTable = {
  view: string
  isMoved?: true
  key: readonly string[]
  texts: readonly string[]
  numbers?: readonly string[]
  maybeTexts?: readonly string[]
  maybeNumbers?: readonly string[]
}

/** Creates a table with editions, and a view of the selling one. Can be run again. Never changes: migrations use it. */
export async function makeEditionTable(
  db: Kysely<unknown>,
  name: string,
  { view, isMoved, key, texts, numbers = [], maybeTexts = [], maybeNumbers = [] }: EditionTable,
): Promise<void> {
  let table: CreateTableBuilder<string, string> = db.schema
    .createTable(name)
    .ifNotExists()
    .addColumn('edition', 'integer', (c) => c.notNull().defaultTo(0))
  for (const each of texts) table = table.addColumn(each, 'text', (c) => c.notNull())
  for (const each of numbers) table = table.addColumn(each, 'integer', (c) => c.notNull())
  for (const each of maybeTexts) table = table.addColumn(each, 'text')
  for (const each of maybeNumbers) table = table.addColumn(each, 'integer')
  await table.addPrimaryKeyConstraint(`${name}_key`, ['edition', ...key]).execute()
  const columns = sql.join([...texts, ...numbers, ...maybeTexts, ...maybeNumbers].map((each) => sql.ref(each)))
  if (isMoved && (await hasTable(db, view))) {
    await sql`insert into ${sql.table(name)} (${columns}) select ${columns} from ${sql.table(view)}
      where true on conflict do nothing`.execute(db)
    await db.schema.dropTable(view).execute()
  }
  await sql`insert into operator_editions (kind, edition) values (${view}, 0) on conflict do nothing`.execute(db)
  await sql`drop view if exists ${sql.table(view)}`.execute(db)
  await sql`create view ${sql.table(view)} as select ${columns} from ${sql.table(name)}
    where edition = (select edition from operator_editions where kind = ${sql.lit(view)})`.execute(db)
}
