import { sql } from 'kysely'
import { type Db, isPostgres } from '../db/database.ts'
import { isSealedOtherwise, type Sealing } from '../secrets/ciphers.ts'
import { product } from '../secrets/vault.ts'
import { type Row, type TableName, tableNames, tables } from './sealedTables.ts'

/** The rows of one transaction. A lead takes up to twelve values and a key, and so few make nobody wait. */
const atOnce = 25

/** What of a stored text is sealed: a response names its lead after a dot. */
export const sealedPart = /^[^.]*/

const isOther = (text: string | null | undefined, sealing: Sealing) =>
  isSealedOtherwise(sealedPart.exec(text ?? '')?.[0] ?? '', sealing)

type Some = { due: string[]; last: string | null }

/**
 * The names of those among the next rows that another cipher sealed, but for the product's own key, and where the rows after
 * them begin.
 */
export async function nextRows(db: Db, table: TableName, sealing: Sealing, after: string): Promise<Some> {
  const { id, columns } = tables[table]
  const name = sql.ref(id)
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${name} > ${after} order by ${name} limit ${sql.lit(atOnce)}`.execute(db)
  const due = rows.filter((row) => row[id] !== product && columns.some((column) => isOther(row[column], sealing)))
  return { due: due.map((row) => row[id] ?? ''), last: rows.at(-1)?.[id] ?? null }
}

/** What is read of a table, to its end. */
export async function* toTheEnd<S extends { last: string | null }>(read: (after: string) => Promise<S>) {
  for (let some = await read(''); some.last !== null; some = await read(some.last)) yield some
}

/** Rows by their names (one or more), held to the end of the transaction. Those that somebody holds already are left out. */
export async function heldRows(tx: Db, table: TableName, names: readonly string[]): Promise<Row[]> {
  const held = isPostgres(tx) ? sql`for update skip locked` : sql``
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${sql.ref(tables[table].id)} in (${sql.join(names)}) ${held}`.execute(tx)
  return rows
}

/** How many rows another cipher sealed, of those that are read until a time. */
export async function countSealedOtherwise(db: Db, sealing: Sealing, until = Infinity): Promise<number> {
  let count = 0
  for (const table of tableNames)
    for await (const { due } of toTheEnd((after) => nextRows(db, table, sealing, after))) {
      count += due.length
      if (performance.now() >= until) return count
    }
  return count
}
