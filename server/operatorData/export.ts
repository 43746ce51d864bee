import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotStart } from '../cannotStart.ts'
import type { Db } from '../db/database.ts'
import { makeFolder } from '../makeFolder.ts'
import type { Counts } from './check.ts'
import { csvLine } from './csv.ts'
import { type Kind, type KindName, kindNames, kinds } from './kinds.ts'
import { storedRows } from './storedRows.ts'

/** Writes what sells into a folder, a file for each kind. No file of before is written over. */
export async function exportFolder(db: Db, path: string): Promise<Counts> {
  makeFolder(path)
  const taken = kindNames.map((name) => kinds[name].file).filter((file) => existsSync(join(path, file)))
  if (taken.length > 0) throw new CannotStart(`${path} has ${taken.join(', ')} already. Name an empty folder.`)
  const counts: Counts = {}
  for (const name of kindNames) counts[name] = await exportKind(db, name, path)
  return counts
}

async function exportKind(db: Db, name: KindName, path: string): Promise<number> {
  const { file, columns }: Kind = kinds[name]
  const handle = await open(join(path, file), 'wx', 0o600)
  let count = 0
  try {
    await handle.write(csvLine(Object.keys(columns)))
    for await (const rows of storedRows(db, name)) {
      count += rows.length
      const lines = rows.map((row) =>
        csvLine(Object.entries(columns).map(([column, { write }]) => write(row[column] ?? null))),
      )
      await handle.write(lines.join(''))
    }
  } finally {
    await handle.close()
  }
  return count
}
