import { existsSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotStart } from '../start/startFailureReason.ts'
import { makeFolder } from '../makeFolder.ts'
import { cnefeStreets, type CnefeStreet } from './cnefeStreets.ts'
import { csvLine } from './csv.ts'
import { type Faults, makeFaults } from './fileFaults.ts'
import type { Row } from './fileColumns.ts'
import { linesOf } from './folder.ts'
import { kinds } from './fileKinds.ts'

/** A city's id, and the region of its crews. */
export type Belongs = { city: string; region: string }
export type Added = { added: number; present: number; withoutCep: number }

const { file, columns } = kinds.streets

/** Adds a city's CEPs from IBGE's files to a folder's streets. Known CEPs stay as they are; a fault changes nothing. */
export async function addStreetsToFolder(path: string, files: readonly string[], belongs: Belongs): Promise<Added> {
  const missing = files.filter((each) => !existsSync(each))
  if (missing.length > 0) throw new CannotStart(`${missing.join(', ')} is no file.`)
  const faults = makeFaults()
  const { streets, withoutCep } = await cnefeStreets(files, faults.tell)
  faults.demandNone()
  makeFolder(path)
  const next = join(path, `${file}.next`)
  const handle = await open(next, 'w', 0o600)
  try {
    const present = await copyPresent(path, handle, faults)
    faults.demandNone()
    const added = streets.filter(({ cep }) => !present.has(String(cep)))
    for (let at = 0; at < added.length; at += linesAtOnce)
      await handle.write(
        added
          .slice(at, at + linesAtOnce)
          .map((street) => lineOf(asRow(street, belongs)))
          .join(''),
      )
    await rename(next, join(path, file))
    return { added: added.length, present: streets.length - added.length, withoutCep }
  } finally {
    await handle.close()
    await rm(next, { force: true })
  }
}

const linesAtOnce = 5000

/** Copies the streets of the folder, and returns their CEPs. */
async function copyPresent(path: string, handle: FileHandle, { tell }: Faults): Promise<Set<string>> {
  const present = new Set<string>()
  await handle.write(csvLine(Object.keys(columns)))
  if (!existsSync(join(path, file))) return present
  for await (const lines of linesOf({ path, names: ['streets'], files: [file], site: [] }, kinds.streets, tell)) {
    for (const { row } of lines) present.add(String(row['cep']))
    await handle.write(lines.map(({ row }) => lineOf(row)).join(''))
  }
  return present
}

const lineOf = (row: Row) => csvLine(Object.entries(columns).map(([column, { write }]) => write(row[column] ?? null)))

const asRow = (street: CnefeStreet, belongs: Belongs): Row => ({ ...street, ...belongs, block_allotment: 0 })
