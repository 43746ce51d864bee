import { sql } from 'kysely'
import { type Db, isPostgres } from '../db/database.ts'
import type { Row } from './fileColumns.ts'
import { type Kind, type KindName, kinds } from './fileKinds.ts'

const rowsAtOnce = 5000

/** What sells of a kind, some thousand rows at a time, in order of its place. */
export async function* storedRows(db: Db, name: KindName): AsyncGenerator<Row[]> {
  const { place, columns }: Kind = kinds[name]
  const keys = refs(place)
  let after = sql`true`
  for (;;) {
    const { rows } = await sql<Row>`select ${refs(Object.keys(columns))} from ${sql.table(name)} where ${after}
      order by ${keys} limit ${sql.lit(rowsAtOnce)}`.execute(db)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    after = sql`(${keys}) > (${sql.join(place.map((column) => last[column]))})`
  }
}

const refs = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))

/** Adds rows of an edition by one statement, however many they are. */
export async function insertRows(db: Db, { table, columns }: Kind, edition: number, rows: readonly Row[]) {
  const names = Object.keys(columns)
  const given = JSON.stringify(rows)
  const from = isPostgres(db)
    ? sql`${refs(names)} from json_to_recordset(${given}::json) as given(${sql.join(
        Object.entries(columns).map(([name, { type }]) => sql`${sql.ref(name)} ${sql.raw(type)}`),
      )})`
    : sql`${sql.join(names.map((name) => sql`json_extract(value, ${sql.lit(`$.${name}`)})`))} from json_each(${given})`
  await sql`insert into ${sql.table(table)} (edition, ${refs(names)}) select ${sql.lit(edition)}, ${from}`.execute(db)
}
