import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readSiteFile } from '../../src/api/contract/operatorSite/readGivenFile.ts'
import {
  isSiteFile,
  type SiteFileName,
  siteFileNames,
  siteFileSchemas,
} from '../../src/api/contract/operatorSite/siteFileSchemas.ts'
import { CannotStart } from '../start/startFailureReason.ts'
import { BadFile, csvRecords, type FileRecord } from './csv.ts'
import type { Cell, Column, Row } from './fileColumns.ts'
import { type Fault, isJson } from './fileFaults.ts'
import { type Kind, type KindName, kindNames, kinds } from './fileKinds.ts'
import { lostEditionsIn } from './lostDocumentEditions.ts'
import { jsonRecords } from './json.ts'

/** The operator's files in a folder, each as CSV or JSON, and the files for its pages. */
export type Folder = {
  path: string
  names: readonly KindName[]
  files: readonly string[]
  site: readonly SiteFileName[]
}

export const asJson = ({ file }: Pick<Kind, 'file'>) => file.replace(/csv$/, 'json')

/** The name of a kind's file in a folder. */
export const fileOfKind = ({ files }: Folder, kind: Kind) => (files.includes(asJson(kind)) ? asJson(kind) : kind.file)

export type Tell = (fault: Fault) => void

/** A row with its first line, or its index in a JSON array. */
export type Line = { line: number; row: Row }

export function openFolder(path: string): Folder {
  if (!existsSync(path) || !statSync(path).isDirectory()) throw new CannotStart(`${path} is no folder.`)
  const files = readdirSync(path).filter((each) => /\.(csv|json)$/i.test(each))
  const known = kindNames.flatMap((name) => [kinds[name].file, asJson(kinds[name])])
  const site = files.filter(isSiteFile)
  const others = files.filter((file) => !known.includes(file) && !isSiteFile(file))
  const all = [...known, ...siteFileNames].join(', ')
  if (others.length > 0)
    throw new CannotStart(`${others.join(', ')} in ${path} is no file of an operator: those are ${all}.`)
  const names = kindNames.filter((name) => files.includes(kinds[name].file) || files.includes(asJson(kinds[name])))
  if (names.length + site.length === 0) throw new CannotStart(`${path} has none of ${all}.`)
  const twice = names.find((name) => files.includes(kinds[name].file) && files.includes(asJson(kinds[name])))
  if (twice) throw new CannotStart(`${path} has ${kinds[twice].file} and ${asJson(kinds[twice])}: keep one of them.`)
  return { path, names, files, site }
}

/** Finds the faults of the files for pages. */
export function checkSiteFiles({ path, site }: Folder, tell: Tell): void {
  for (const file of site) {
    const read = readSiteFile<unknown>(readFileSync(join(path, file)), siteFileSchemas[file])
    const faults = 'faults' in read ? read.faults : file === 'documents.json' ? lostEditionsIn(join(path, file)) : []
    for (const text of faults) tell({ file, line: 0, column: null, text })
  }
}

/** Reads a file some thousand rows at a time. Leaves out rows with a fault. */
export async function* linesOf(folder: Folder, kind: Kind, tell: Tell): AsyncGenerator<Line[]> {
  const file = fileOfKind(folder, kind)
  const told = (line: number, text: string, column: string | null = null) => tell({ file, line, column, text })
  const path = join(folder.path, file)
  let columns: Placed[] | null = null
  try {
    for await (const records of isJson(file) ? jsonRecords(path, kind.columns, told) : csvRecords(path)) {
      const header = columns ? undefined : records.shift()
      if (header) columns = columnsIn(header, kind, told)
      if (columns) yield rowsIn(records, columns, told)
      else if (header) return
    }
    if (!columns) told(1, 'has no header')
  } catch (error) {
    if (!(error instanceof BadFile)) throw error
    told(error.line, error.message)
  }
}

type Told = (line: number, text: string, column?: string | null) => void

/** A column with its place in a line. `known` caches recent values, because most of them repeat. */
type Placed = { name: string; column: Column; place: number; known: Map<string, Cell> }

/** The columns of a file, or null if its header is wrong. */
function columnsIn({ cells, line }: FileRecord, { columns }: Kind, told: Told): Placed[] | null {
  const names = cells.map((cell) => cell.trim())
  const missing = Object.keys(columns).filter((name) => !names.includes(name))
  const odd = names.filter((name, at) => !Object.hasOwn(columns, name) || names.indexOf(name) !== at)
  for (const name of missing) told(line, 'is missing in the header', name)
  for (const name of odd) told(line, `the header has '${name}', which is unknown or there twice`)
  if (missing.length + odd.length > 0) return null
  return Object.entries(columns).map(([name, column]) => ({
    name,
    column,
    place: names.indexOf(name),
    known: new Map(),
  }))
}

function rowsIn(records: readonly FileRecord[], columns: readonly Placed[], told: Told): Line[] {
  const lines: Line[] = []
  for (const { line, cells } of records) {
    if (cells.length === columns.length) {
      const row = rowOf(cells, columns, (text, name) => told(line, text, name))
      if (row) lines.push({ line, row })
    } else told(line, `has ${cells.length} cells, and the header ${columns.length}`)
  }
  return lines
}

function rowOf(cells: readonly string[], columns: readonly Placed[], told: (text: string, name: string) => void) {
  const row: Row = {}
  let isRight = true
  for (const placed of columns) {
    const text = cells[placed.place] ?? ''
    const known = placed.known.get(text)
    const cell = known === undefined ? cellOf(text, placed, told) : known
    if (cell === undefined) isRight = false
    else row[placed.name] = cell
  }
  return isRight ? row : null
}

const mostKnown = 5000

function cellOf(text: string, { name, column, known }: Placed, told: (text: string, name: string) => void) {
  if (text === '' && column.empty !== undefined) return column.empty
  const read = column.schema.safeParse(text)
  if (!read.success) {
    told(read.error.issues[0]?.message ?? 'is wrong', name)
    return undefined
  }
  if (known.size >= mostKnown) known.clear()
  known.set(text, read.data)
  return read.data
}
