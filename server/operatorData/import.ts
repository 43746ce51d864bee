import type { Db } from '../db/database.ts'
import { check, type Counts } from './check.ts'
import { isImported, nextEdition, removeOthers, sell } from './editions.ts'
import { makeFaults } from './faults.ts'
import { type Folder, linesOf } from './folder.ts'
import { kindNames, kinds } from './kinds.ts'
import { atOnce, othersGoOn, patiently, waitForDisk } from './patiently.ts'
import { insertRows } from './storedRows.ts'

/**
 * Brings in a folder, whole or not at all, while visitors go on: its rows are loaded as an edition that nobody sees, and
 * then one transaction lets it sell. What an import left that was cut off is removed by the next.
 */
export async function importFolder(db: Db, folder: Folder, now: Date): Promise<Counts> {
  const faults = makeFaults()
  const counts = await check(db, folder, faults)
  faults.demandNone()
  await waitForDisk(db, false)
  await removeOthers(db)
  const edition = await nextEdition(db)
  await load(db, folder, edition)
  const names = (await isImported(db)) ? folder.names : kindNames
  await waitForDisk(db, true)
  await patiently(() => db.transaction().execute((tx) => sell(tx, edition, names, now)))
  await removeOthers(db)
  return counts
}

/** A file that was right a moment ago has a fault only where somebody has changed it since. */
async function load(db: Db, folder: Folder, edition: number): Promise<void> {
  const faults = makeFaults()
  for (const name of folder.names) {
    for await (const lines of linesOf(folder, kinds[name], faults.tell)) {
      faults.demandNone()
      for (let at = 0; at < lines.length; at += atOnce) {
        const rows = lines.slice(at, at + atOnce).map(({ row }) => row)
        await patiently(() => insertRows(db, kinds[name], edition, rows))
        await othersGoOn(db)
      }
    }
  }
  faults.demandNone()
}
