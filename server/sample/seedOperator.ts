import { advisoryLock } from '../db/advisoryLock.ts'
import type { Db } from '../db/database.ts'
import { isImported } from '../operatorData/importEditions.ts'
import { sampleRows } from './sampleRows.ts'
import { corporateDomains } from './sampleCards.ts'

/** Fills an empty operator with the sample, in one transaction. Cities that are there, or own data, stay as they are. */
export async function seedOperator(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await advisoryLock(tx, 'seed')
    if (await isImported(tx)) return
    const domains = corporateDomains.map((domain) => ({ domain }))
    await tx
      .insertInto('collaborator_rows')
      .values(domains)
      .onConflict((c) => c.doNothing())
      .execute()
    if (await tx.selectFrom('cities').select('id').executeTakeFirst()) return
    const rows = sampleRows()
    for (const some of chunks(rows.cities)) await tx.insertInto('city_rows').values(some).execute()
    for (const some of chunks(rows.streets)) await tx.insertInto('street_rows').values(some).execute()
    for (const some of chunks(rows.cabinets)) await tx.insertInto('cabinet_rows').values(some).execute()
    for (const some of chunks(rows.splitters)) await tx.insertInto('splitter_rows').values(some).execute()
    for (const some of chunks(rows.lots)) await tx.insertInto('lot_rows').values(some).execute()
    for (const some of chunks(rows.buildings)) await tx.insertInto('building_rows').values(some).execute()
    for (const some of chunks(rows.crews)) await tx.insertInto('crew_rows').values(some).execute()
  })
}

/** Splits rows so that a statement stays below the databases' limit of parameters. */
function chunks<T>(rows: T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / 500) }, (_, at) => rows.slice(at * 500, at * 500 + 500))
}
