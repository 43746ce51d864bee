import type { Selectable } from 'kysely'
import type { Context, OwnedLead } from '../../call.ts'
import type { LeadTable } from '../../db/tables.ts'
import { columnNames, columns } from './columns.ts'
import type { ColumnName, LeadValues, SomeValues, StoredValues, ToldValues } from './leadValues.ts'
import { openRow, sealRow } from './sealedRow.ts'

type Reading = Pick<Context, 'db' | 'vault'>

/** A stored lead as its values. */
export async function openLead(row: Selectable<LeadTable>, reading: Reading): Promise<OwnedLead> {
  const opened = await openRow(row, reading)
  const values = Object.fromEntries(columnNames.map((column) => [column, valueIn(column, opened)]))
  if (!areValues(values)) throw new Error('A lead has a value for every column')
  return { ...row, ...values }
}

/** The stored form of some values of a lead. The lead's key is made with its first sealed value. */
export async function storeValues(id: string, values: SomeValues, reading: Reading): Promise<Partial<StoredValues>> {
  const told = columnNames.filter((column) => values[column] !== undefined)
  const stored = Object.fromEntries(told.map((column) => [column, storedOf(column, values)]))
  if (!areStored(stored)) throw new Error('Only columns are stored')
  return sealRow(id, stored, reading)
}

/** An empty column has no value. */
function valueIn<C extends ColumnName>(column: C, row: StoredValues): LeadValues[C] | null {
  const stored: string | number | null = row[column]
  return stored === null || stored === '' ? null : columns[column].stored.read(stored)
}

function storedOf<C extends ColumnName>(
  column: C,
  values: { [K in C]?: LeadValues[K] | null | undefined },
): string | number | null {
  const value: LeadValues[C] | null | undefined = values[column]
  return value === null || value === undefined ? null : columns[column].stored.store(value)
}

function areValues(values: object): values is ToldValues {
  return columnNames.every((column) => column in values)
}

function areStored(values: object): values is Partial<StoredValues> {
  return Object.keys(values).every((name) => columnNames.some((column) => column === name))
}
