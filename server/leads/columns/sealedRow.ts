import type { Context } from '../../http/calls/handlerContext.ts'
import { openColumns, sealColumns } from '../../secrets/sealColumns.ts'
import type { OwnerKey } from '../../secrets/vault.ts'
import { isSealedColumn, type SealedColumn, sealedColumns } from './columns.ts'
import type { ColumnName, StoredValues } from './leadValueTypes.ts'

type Texts = { [C in SealedColumn]?: string | null | undefined }
type Reading = Pick<Context, 'db' | 'vault'>
/** A lead, with its key if already loaded. */
export type Keyed = { id: string; key?: OwnerKey | null }

/** Encrypts the columns of a lead's row that need it. */
export async function sealRow<R extends Texts>({ id, key }: Keyed, row: R, { db, vault }: Reading): Promise<R> {
  if (!sealedColumns.some((column) => row[column])) return row
  return sealColumns<SealedColumn, R>(row, sealedColumns, key ?? (await vault.keyOf(db, id)), placeOf(id))
}

/** Decrypts the columns of a lead's row. */
export async function openRow<R extends Texts & { id: string }>(row: R, { db, vault }: Reading): Promise<R> {
  const key = await vault.keyKept(db, row.id)
  return key ? openColumns<SealedColumn, R>(row, sealedColumns, key, placeOf(row.id)) : row
}

/** One column of a stored lead, decrypted. */
export function openColumn(column: ColumnName, row: StoredValues & { id: string }, key: OwnerKey | null) {
  if (key === null || !isSealedColumn(column)) return row[column]
  const sealed = row[column]
  return sealed ? key.open({ ...placeOf(row.id), column }, sealed) : sealed
}

const placeOf = (row: string) => ({ table: 'leads', row }) as const
