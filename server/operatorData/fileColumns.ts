import * as z from 'zod/mini'
import { dateOf, dayOf } from '../../src/api/contract/values/dates.ts'
import { birthDate, upTo } from '../../src/api/contract/values/valueRules.ts'

/** A value as in the database. */
export type Cell = string | number | null
export type Row = Record<string, Cell>

/** The key that identifies a row. */
export const keyOf = (key: readonly string[], row: Row) =>
  key.length === 1 ? String(row[key[0] ?? '']) : key.map((column) => row[column]).join(' ')

/** A column of a file: its check, and how it is read and written. `empty` is the value of an empty text, if allowed. */
export type Column = {
  type: 'text' | 'integer'
  schema: z.ZodMiniType<Cell, string>
  write: (cell: Cell) => string
  empty?: Cell
  isList?: true
}

/** A text that a schema of the contract checks. */
export const text = (schema: Column['schema']): Column => ({ type: 'text', schema, write: plain })

/** Digits, with or without punctuation: 35900-010. */
export const digits = (schema: Column['schema']): Column =>
  text(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((given) => given.replace(/[\s().-]/g, '')),
      ),
      schema,
    ),
  )

/** An id or a name of the operator's own. */
export const words = (most: number) =>
  text(
    z.pipe(z.string().check(z.maxLength(most, `is longer than ${most}`)), upTo(most).check(z.regex(/\S/, 'is empty'))),
  )

export const id = words(64)

export const oneOf = (values: readonly string[]): Column => text(z.enum(values, `is none of ${values.join(', ')}`))

export const count = (least: number, most: number): Column => ({
  type: 'integer',
  schema: z.pipe(
    z.string().check(z.regex(/^\d{1,7}$/, 'is no number')),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(z.minimum(least, `is less than ${least}`))
        .check(z.maximum(most, `is more than ${most}`)),
    ),
  ),
  write: plain,
})

export const flag: Column = {
  type: 'integer',
  schema: z.pipe(
    z.enum(['true', 'false'], 'is neither true nor false'),
    z.transform((given) => Number(given === 'true')),
  ),
  write: (cell) => (cell === null ? '' : String(cell === 1)),
}

/** An amount in reais, stored in cents. */
export const price: Column = {
  type: 'integer',
  schema: z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,3}([.,]\d{1,2})?$/, 'is no price such as 59,99')),
    z.transform((given) => Math.round(Number(given.replace(',', '.')) * 100)),
  ),
  write: (cell) => (Number(cell) / 100).toFixed(2),
}

const parts = (given: string) => (given === '' ? [] : given.split('|'))
const texts = z.array(z.string())

/** Several values, separated by `|`. */
export const list = (each: z.ZodMiniType<string, string>): Column => ({
  type: 'text',
  isList: true,
  schema: z.pipe(
    z.pipe(z.pipe(z.string(), z.transform(parts)), z.array(each)),
    z.transform((all: string[]) => JSON.stringify(all)),
  ),
  write: (cell) => listOf(cell).join('|'),
})

/** The values of a stored list. */
export const listOf = (cell: Cell): string[] => texts.parse(JSON.parse(plain(cell)))

/** A Brazilian day, stored as an ISO day. */
export const isoDay: Column = {
  type: 'text',
  schema: z.pipe(
    birthDate,
    z.transform((day) => dateOf(day)?.toISOString().slice(0, 10) ?? ''),
  ),
  write: (cell) => (cell === '' ? '' : dayOf(new Date(`${plain(cell)}T00:00:00Z`))),
}

export const orEmpty = (column: Column, empty: Cell): Column => ({ ...column, empty })

function plain(cell: Cell): string {
  return cell === null ? '' : String(cell)
}
