import { existsSync } from 'node:fs'
import { copyFile, open } from 'node:fs/promises'
import { join } from 'node:path'
import { siteFileNames } from '../../src/api/contract/operatorSite/siteFileSchemas.ts'
import { CannotStart } from '../start/startFailureReason.ts'
import { countRows } from '../db/countRows.ts'
import { newId } from '../leads/newId.ts'
import { makeFolder } from '../makeFolder.ts'
import type { Counts } from './checkFolder.ts'
import { csvLine } from './csv.ts'
import type { Row } from './fileColumns.ts'
import { type Kind, type KindName, kindNames, kinds, isWritten, kindsReplacedWhole } from './fileKinds.ts'
import { asJson } from './folder.ts'
import { jsonRow } from './json.ts'
import { presentRows } from './rowSources.ts'
import type { CommandDatabase } from './commandDatabase.ts'

/** `who` exports customers too, which is logged. */
type How = { who: string | null; asJson?: boolean }

/** Exports the selling data into a folder, a file for each kind, as CSV or JSON, without overwriting. */
export async function exportFolder(
  workshop: CommandDatabase,
  path: string,
  { who, asJson: isJson = false }: How,
  now: Date,
): Promise<Counts> {
  makeFolder(path)
  const names = (who === null ? kindsReplacedWhole : kindNames).filter(isWritten)
  const files = [...names.flatMap((name) => [kinds[name].file, asJson(kinds[name])]), ...siteFileNames]
  const taken = files.filter((file) => existsSync(join(path, file)))
  if (taken.length > 0) throw new CannotStart(`${path} has ${taken.join(', ')} already. Name an empty folder.`)
  if (who !== null) await noteExport(workshop, who, now)
  const counts: Counts = {}
  for (const name of names) counts[name] = await exportKind(workshop, name, path, isJson ? json : csv)
  return counts
}

const builtFrom = join(import.meta.dirname, '../../dist/site')

/** Exports the site files of the last build. Returns their names; none without a build. */
export async function exportSiteFiles(path: string): Promise<readonly string[]> {
  if (!existsSync(builtFrom)) return []
  for (const file of siteFileNames) await copyFile(join(builtFrom, file), join(path, file))
  return siteFileNames
}

async function noteExport({ db }: CommandDatabase, name: string, now: Date): Promise<void> {
  const items = await countRows(db.selectFrom('customers'))
  const fetched = { id: newId(), at: now.toISOString(), name, feed: 'customers', first_n: 0, last_n: 0, items }
  await db.insertInto('operator_fetches').values(fetched).execute()
}

/** The parts of a file. */
type Form = {
  fileOf: (kind: Kind) => string
  first: (kind: Kind) => string
  row: (kind: Kind, row: Row, nth: number) => string
  last: string
}

/** Leaves the CPF empty, because only its hash is stored. */
const cellIn = (row: Row) => (column: string) => (column === 'cpf' ? '' : (row[column] ?? null))

const csv: Form = {
  fileOf: ({ file }) => file,
  first: ({ columns }) => csvLine(Object.keys(columns)),
  row: ({ columns }, row) => csvLine(Object.entries(columns).map(([column, { write }]) => write(cellIn(row)(column)))),
  last: '',
}

const json: Form = {
  fileOf: asJson,
  first: () => '[',
  row: ({ columns }, row, nth) => `${nth === 0 ? '' : ','}\n${jsonRow(columns, cellIn(row))}`,
  last: '\n]\n',
}

async function exportKind(workshop: CommandDatabase, name: KindName, path: string, form: Form): Promise<number> {
  const kind: Kind = kinds[name]
  const handle = await open(join(path, form.fileOf(kind)), 'wx', 0o600)
  let count = 0
  try {
    await handle.write(form.first(kind))
    for await (const rows of presentRows(workshop, name)) {
      await handle.write(rows.map((row, at) => form.row(kind, row, count + at)).join(''))
      count += rows.length
    }
    await handle.write(form.last)
  } finally {
    await handle.close()
  }
  return count
}
