import { advisoryLock } from '../db/advisoryLock.ts'
import type { Db } from '../db/database.ts'
import { keysOf } from '../keysOf.ts'
import { kinds } from '../operatorData/fileKinds.ts'
import { isImported } from '../operatorData/importEditions.ts'
import { insertRows } from '../operatorData/storedRows.ts'
import { sampleRows } from './sampleRows.ts'
import { corporateDomains } from './sampleCards.ts'

/** Fills an empty operator with the sample, in one transaction. Existing cities and imported data stay unchanged. */
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
    for (const name of keysOf(rows)) await insertRows(tx, kinds[name], 0, rows[name])
  })
}
