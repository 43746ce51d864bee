import type { SelectQueryBuilder } from 'kysely'
import { openCustomer, sealCustomer } from '../customers/sealedCustomer.ts'
import { type Db, isPostgres } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { sealedColumns } from '../leads/columns/columns.ts'
import { openRow, sealRow } from '../leads/columns/sealedRow.ts'
import { sealRequest } from '../support/sealRequest.ts'
import type { Vault } from '../secrets/vault.ts'

/** A lead takes four values and a key. So few rows make nobody wait. */
const atOnce = 25

/** Seals some rows that an older version left plain. Returns how many. */
export const sealOldRows = (vault: Vault) => [
  (tx: Db) => sealOldLeads(tx, vault),
  (tx: Db) => sealOldRequests(tx, vault),
  (tx: Db) => sealOldCustomers(tx, vault),
]

async function sealOldLeads(db: Db, vault: Vault): Promise<number> {
  const rows = await some(
    db,
    db
      .selectFrom('leads')
      .select(['id', ...sealedColumns])
      .where('sealed', 'is', null),
  )
  for (const row of rows) {
    const { id, ...values } = await openRow(row, { db, vault })
    const stored = await sealRow({ id }, values, { db, vault })
    await db
      .updateTable('leads')
      .set({ ...stored, sealed: 1 })
      .where('id', '=', id)
      .execute()
  }
  return rows.length
}

async function sealOldRequests(db: Db, vault: Vault): Promise<number> {
  const rows = await some(db, db.selectFrom('support_requests').selectAll().where('sealed', 'is', null))
  for (const row of rows)
    await db.updateTable('support_requests').set(sealRequest(row, vault)).where('id', '=', row.id).execute()
  return rows.length
}

async function sealOldCustomers(db: Db, vault: Vault): Promise<number> {
  const rows = await some(db, db.selectFrom('customers').selectAll().where('sealed', 'is', null))
  for (const row of rows)
    await db
      .updateTable('customers')
      .set(sealCustomer(openCustomer(row, vault), vault))
      .where('id', '=', row.id)
      .execute()
  return rows.length
}

function some<T extends keyof Tables, R>(db: Db, due: SelectQueryBuilder<Tables, T, R>) {
  const few = due.limit(atOnce)
  return (isPostgres(db) ? few.forUpdate().skipLocked() : few).execute()
}
