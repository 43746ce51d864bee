import { sql } from 'kysely'
import { type Db, isPostgres } from '../db/database.ts'
import type { Row } from './fileColumns.ts'
import { type Kind, type KindName, kinds, storedAs } from './fileKinds.ts'

const rowsAtOnce = 5000

/** The selling rows of a kind, some thousand at a time, in order of its place. */
export async function* storedRows(db: Db, name: KindName): AsyncGenerator<Row[]> {
  const kind: Kind = kinds[name]
  const { place, columns } = kind
  const keys = refs(place.map(storedAs(kind)))
  const named = (column: string) => sql`${sql.ref(storedAs(kind)(column))} as ${sql.ref(column)}`
  const all = sql.join(Object.keys(columns).map(named))
  let after = sql`true`
  for (;;) {
    const { rows } = await sql<Row>`select ${all} from ${sql.table(name)} where ${after}
      order by ${keys} limit ${sql.lit(rowsAtOnce)}`.execute(db)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    after = sql`(${keys}) > (${sql.join(place.map((column) => last[column]))})`
  }
}

const refs = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))

/** Adds any number of rows of an edition in one statement. */
export async function insertRows(db: Db, kind: Kind, edition: number, rows: readonly Row[]) {
  const { table, columns } = kind
  const names = Object.keys(columns)
  const given = JSON.stringify(rows)
  const from = isPostgres(db)
    ? sql`${refs(names)} from json_to_recordset(${given}::json) as given(${sql.join(
        Object.entries(columns).map(([name, { type }]) => sql`${sql.ref(name)} ${sql.raw(type)}`),
      )})`
    : sql`${sql.join(names.map((name) => sql`json_extract(value, ${sql.lit(`$.${name}`)})`))} from json_each(${given})`
  const into = refs(names.map(storedAs(kind)))
  await sql`insert into ${sql.table(table)} (edition, ${into}) select ${sql.lit(edition)}, ${from}`.execute(db)
}
