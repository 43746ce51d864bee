import type { Db } from '../db/database.ts'
import { checkFolder, type Counts } from './checkFolder.ts'
import { replaceCustomers, stageCustomers } from './customers.ts'
import { isImported, nextEdition, removeOthers, sell } from './importEditions.ts'
import { makeFaults } from './fileFaults.ts'
import type { Folder } from './folder.ts'
import { givenLines } from './rowSources.ts'
import { kindNames, kinds, kindsReplacedWhole } from './fileKinds.ts'
import { rowsPerBatch, yieldToWriters, retryWhileBusy, waitForDisk } from './retryWhileBusy.ts'
import { insertRows } from './storedRows.ts'
import type { CommandDatabase } from './commandDatabase.ts'

/** Imports a folder, whole or not at all: rows load as a hidden edition, and one transaction makes it sell. */
export async function importFolder(workshop: CommandDatabase, folder: Folder, now: Date): Promise<Counts> {
  const { db } = workshop
  const faults = makeFaults()
  const counts = await checkFolder(workshop, folder, faults)
  faults.demandNone()
  if (folder.names.length === 0) return counts
  await waitForDisk(db, false)
  await removeOthers(db)
  const edition = await nextEdition(db)
  await load(workshop, folder, edition)
  const removed = folder.names.includes('customers') ? await loadCustomers(workshop, folder) : null
  await waitForDisk(db, true)
  await retryWhileBusy(() => db.transaction().execute((tx) => swap(tx, { folder, edition, removed, now })))
  await removeOthers(db)
  return counts
}

type Swap = { folder: Folder; edition: number; removed: string[] | null; now: Date }

/** The first import removes the whole sample, and its customers, who have no edition. */
async function swap(tx: Db, { folder, edition, removed, now }: Swap): Promise<void> {
  const isFirst = !(await isImported(tx))
  if (isFirst && removed === null) await tx.deleteFrom('customers').execute()
  if (removed !== null) await replaceCustomers(tx, removed)
  await sell(tx, edition, isFirst ? kindNames : folder.names, now)
}

/** Reads the checked files again. They have a fault only if somebody has changed them since. */
async function load(workshop: CommandDatabase, folder: Folder, edition: number): Promise<void> {
  const { db } = workshop
  const faults = makeFaults()
  for (const name of kindsReplacedWhole.filter((each) => folder.names.includes(each))) {
    for await (const lines of givenLines(workshop, folder, name, faults.tell)) {
      faults.demandNone()
      for (let at = 0; at < lines.length; at += rowsPerBatch) {
        const rows = lines.slice(at, at + rowsPerBatch).map(({ row }) => row)
        await retryWhileBusy(() => insertRows(db, kinds[name], edition, rows))
        await yieldToWriters(db)
      }
    }
  }
  faults.demandNone()
}

async function loadCustomers(workshop: CommandDatabase, folder: Folder): Promise<string[]> {
  const faults = makeFaults()
  const removed = await stageCustomers(workshop, folder, faults.tell)
  faults.demandNone()
  return removed
}
