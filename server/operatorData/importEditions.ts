import { sql } from 'kysely'
import { type Db, isPostgres } from '../db/database.ts'
import { hasTable } from '../db/hasTable.ts'
import { rowsPerBatch, yieldToWriters, retryWhileBusy } from './retryWhileBusy.ts'
import { type Kind, type KindName, kinds, storedAs, kindsReplacedWhole } from './fileKinds.ts'

/** Whether an operator has imported its own data. */
export async function isImported(db: Db): Promise<boolean> {
  if (!(await hasTable(db, 'operator_editions'))) return false
  const imported = db.selectFrom('operator_editions').select('kind').where('imported_at', 'is not', null).limit(1)
  return (await imported.executeTakeFirst()) !== undefined
}

/** The next unused edition. */
export async function nextEdition(db: Db): Promise<number> {
  const { edition } = await db
    .selectFrom('operator_editions')
    .select(({ fn }) => fn.max('edition').as('edition'))
    .executeTakeFirstOrThrow()
  return edition + 1
}

/** Makes an edition of these kinds sell. */
export async function sell(tx: Db, edition: number, names: readonly KindName[], now: Date): Promise<void> {
  const sold = { edition, imported_at: now.toISOString() }
  await tx.updateTable('operator_editions').set(sold).where('kind', 'in', names).execute()
}

/** Removes editions that do not sell: previous ones, or those of an interrupted import. */
export async function removeOthers(db: Db): Promise<void> {
  for (const name of kindsReplacedWhole)
    for (let edition = await other(db, name); edition !== null; edition = await other(db, name))
      while ((await removeSome(db, kinds[name], edition)) > 0);
}

async function other(db: Db, name: KindName): Promise<number | null> {
  const { table }: Kind = kinds[name]
  const { rows } = await sql<{ edition: number | null }>`
    select case when first < sold then first when last > sold then last end as edition from (select
      (select edition from operator_editions where kind = ${name}) as sold,
      (select min(edition) from ${sql.table(table)}) as first,
      (select max(edition) from ${sql.table(table)}) as last) as editions`.execute(db)
  return rows[0]?.edition ?? null
}

async function removeSome(db: Db, kind: Kind, edition: number): Promise<number> {
  const { table, place } = kind
  const columns = sql.join(['edition', ...place.map(storedAs(kind))].map((each) => sql.ref(each)))
  const some = sql`where (${columns}) in (select ${columns} from ${sql.table(table)}
    where edition = ${edition} order by ${columns} limit ${sql.lit(rowsPerBatch)})`
  const { numAffectedRows = 0n } = await retryWhileBusy(() =>
    sql`delete from ${sql.table(table)} ${isPostgres(db) ? sql`where edition = ${edition}` : some}`.execute(db),
  )
  await yieldToWriters(db)
  return Number(numAffectedRows)
}
