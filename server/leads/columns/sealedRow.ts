import type { Context } from '../../call.ts'
import { openColumns, sealColumns } from '../../secrets/sealedColumns.ts'
import { type SealedColumn, sealedColumns } from './columns.ts'

type Texts = { [C in SealedColumn]?: string | null | undefined }
type Reading = Pick<Context, 'db' | 'vault'>

/** A row of a lead, or some columns of it, with sealed columns sealed. */
export async function sealRow<R extends Texts>(id: string, row: R, { db, vault }: Reading): Promise<R> {
  if (!sealedColumns.some((column) => row[column])) return row
  return sealColumns<SealedColumn, R>(row, sealedColumns, await vault.keyOf(db, id), placeOf(id))
}

/** The same row with sealed columns opened. An older version left some of them plain. */
export async function openRow<R extends Texts & { id: string }>(row: R, { db, vault }: Reading): Promise<R> {
  const key = await vault.keyKept(db, row.id)
  return key ? openColumns<SealedColumn, R>(row, sealedColumns, key, placeOf(row.id)) : row
}

const placeOf = (row: string) => ({ table: 'leads', row }) as const
