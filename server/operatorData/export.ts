import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotStart } from '../cannotStart.ts'
import { newId } from '../leads/newId.ts'
import { makeFolder } from '../makeFolder.ts'
import type { Counts } from './checkFolder.ts'
import { csvLine } from './csv.ts'
import { type Kind, type KindName, kindNames, kinds, swappedNames } from './fileKinds.ts'
import { presentRows } from './rowSources.ts'
import type { Workshop } from './commandDatabase.ts'

/** Writes what sells into a folder, a file for each kind, and overwrites none. Customers need `who`, which is noted. */
export async function exportFolder(workshop: Workshop, path: string, who: string | null, now: Date): Promise<Counts> {
  makeFolder(path)
  const names = who === null ? swappedNames : kindNames
  const taken = names.map((name) => kinds[name].file).filter((file) => existsSync(join(path, file)))
  if (taken.length > 0) throw new CannotStart(`${path} has ${taken.join(', ')} already. Name an empty folder.`)
  if (who !== null) await noteExport(workshop, who, now)
  const counts: Counts = {}
  for (const name of names) counts[name] = await exportKind(workshop, name, path)
  return counts
}

async function noteExport({ db }: Workshop, name: string, now: Date): Promise<void> {
  const { items } = await db
    .selectFrom('customers')
    .select(({ fn }) => fn.countAll().as('items'))
    .executeTakeFirstOrThrow()
  const fetched = { id: newId(), at: now.toISOString(), name, feed: 'customers', first_n: 0, last_n: 0 }
  await db
    .insertInto('operator_fetches')
    .values({ ...fetched, items: Number(items) })
    .execute()
}

async function exportKind(workshop: Workshop, name: KindName, path: string): Promise<number> {
  const { file, columns }: Kind = kinds[name]
  const handle = await open(join(path, file), 'wx', 0o600)
  let count = 0
  try {
    await handle.write(csvLine(Object.keys(columns)))
    for await (const rows of presentRows(workshop, name)) {
      count += rows.length
      const lines = rows.map((row) =>
        csvLine(
          Object.entries(columns).map(([column, { write }]) => (column === 'cpf' ? '' : write(row[column] ?? null))),
        ),
      )
      await handle.write(lines.join(''))
    }
  } finally {
    await handle.close()
  }
  return count
}
