import type { Selectable } from 'kysely'
import type { Context, OwnedLead } from '../../http/calls/handlerContext.ts'
import type { LeadRecord, LeadTable } from '../../db/tables.ts'
import type { OwnerKey } from '../../secrets/vault.ts'
import { columnNames, columns } from './columns.ts'
import type { ColumnName, LeadValues, SomeValues, StoredValues, ToldValues } from './leadValueTypes.ts'
import { type Keyed, openColumn, sealRow } from './sealedRow.ts'

type Reading = Pick<Context, 'db' | 'vault'>
type Opened = Pick<OwnedLead, keyof LeadRecord | 'key' | 'has'>

/** Loads a lead with its values, each decrypted when first read. */
export async function openLead(row: Selectable<LeadTable>, { db, vault }: Reading): Promise<OwnedLead> {
  const key = await vault.keyKept(db, row.id)
  const has = (column: ColumnName) => row[column] !== null && row[column] !== ''
  const values = columnNames.filter(has)
  const lead = { ...row, ...noValues, key, has }
  for (const column of values) Object.defineProperty(lead, column, lazy(column, row, key))
  if (!isOpened(lead)) throw new Error('A lead has a value for every column')
  return lead
}

const noValues = Object.fromEntries(columnNames.map((column) => [column, null]))

function lazy(column: ColumnName, row: StoredValues & { id: string }, key: OwnerKey | null): PropertyDescriptor {
  let opened: { value: unknown } | undefined
  const get = () => (opened ??= { value: valueIn(column, openColumn(column, row, key)) }).value
  return { get, enumerable: true }
}

/** The stored form of a lead's values. The first encrypted value creates the lead's key. */
export async function storeValues(lead: Keyed, values: SomeValues, reading: Reading): Promise<Partial<StoredValues>> {
  const told = columnNames.filter((column) => values[column] !== undefined)
  const stored = Object.fromEntries(told.map((column) => [column, storedOf(column, values)]))
  if (!areStored(stored)) throw new Error('Only columns are stored')
  return sealRow(lead, stored, reading)
}

function valueIn<C extends ColumnName>(column: C, stored: string | number | null): LeadValues[C] | null {
  return stored === null || stored === '' ? null : columns[column].stored.read(stored)
}

function storedOf<C extends ColumnName>(
  column: C,
  values: { [K in C]?: LeadValues[K] | null | undefined },
): string | number | null {
  const value: LeadValues[C] | null | undefined = values[column]
  return value === null || value === undefined ? null : columns[column].stored.store(value)
}

function isOpened(lead: Opened): lead is Opened & ToldValues {
  return columnNames.every((column) => column in lead)
}

function areStored(values: object): values is Partial<StoredValues> {
  return Object.keys(values).every((name) => Object.hasOwn(columns, name))
}
