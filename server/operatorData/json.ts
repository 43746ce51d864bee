import { readFile, stat } from 'node:fs/promises'
import { jsonFault } from '../../src/api/contract/operatorSite/readGivenFile.ts'
import { BadFile, type FileRecord } from './csv.ts'
import { type Cell, type Column, listOf } from './fileColumns.ts'

type Columns = Record<string, Column>
type Told = (element: number, text: string, field: string | null) => void

const atOnce = 5000
/** The file is in memory as a whole. */
const mostMegabytes = 100

/** Reads a JSON array of objects like a CSV file: first the names of all columns, then a record for each object. */
export async function* jsonRecords(file: string, columns: Columns, told: Told): AsyncGenerator<FileRecord[]> {
  if ((await stat(file)).size > mostMegabytes * 2 ** 20)
    throw new BadFile(0, `is larger than ${mostMegabytes} MB, which a CSV may be`)
  yield [{ line: 1, cells: Object.keys(columns) }]
  const elements = elementsIn(await readFile(file))
  for (let from = 0; from < elements.length; from += atOnce)
    yield elements
      .slice(from, from + atOnce)
      .flatMap((element, at) => recordOf(element, columns, from + at + 1, told) ?? [])
}

function elementsIn(bytes: Buffer): unknown[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    throw new BadFile(0, jsonFault(error))
  }
  if (!Array.isArray(parsed)) throw new BadFile(0, 'is no array of objects')
  return parsed
}

/** A column that may be empty may also be missing. */
function recordOf(element: unknown, columns: Columns, nth: number, told: Told): FileRecord | null {
  if (typeof element !== 'object' || element === null || Array.isArray(element)) {
    told(nth, 'is no object', null)
    return null
  }
  const fields = new Map<string, unknown>(Object.entries(element))
  let isRight = true
  const wrong = (field: string, text: string) => {
    told(nth, text, field)
    isRight = false
    return ''
  }
  for (const field of fields.keys()) if (!Object.hasOwn(columns, field)) wrong(field, 'is unknown')
  const cells = Object.entries(columns).map(([name, column]) => {
    const value = fields.get(name) ?? null
    if (value === null && !mayBeEmpty(column)) return wrong(name, 'is missing')
    return textOf(value, column) ?? wrong(name, column.isList ? 'is no list of texts' : 'is no single value')
  })
  return isRight ? { line: nth, cells } : null
}

const mayBeEmpty = ({ empty, isList }: Column) => empty !== undefined || isList === true

/** A value in the form of a CSV file; null if its type is wrong. */
function textOf(value: unknown, { isList }: Column): string | null {
  if (value === null) return ''
  if (Array.isArray(value))
    return isList && value.every((each) => typeof each === 'string' && !each.includes('|')) ? value.join('|') : null
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}

/** The JSON object of a row: numbers, flags and arrays keep their types, and empty values are null. */
export const jsonRow = (columns: Columns, cellOf: (name: string) => Cell): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, valueOf(cellOf(name), column)])),
  )

function valueOf(cell: Cell, { type, isList, write }: Column): unknown {
  if (isList) return listOf(cell)
  const text = write(cell)
  return text === '' ? null : type === 'integer' ? JSON.parse(text) : text
}
