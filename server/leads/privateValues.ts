import type { OwnedLead } from '../call.ts'
import type { Db } from '../db/database.ts'
import type { OwnerKey, Vault } from '../vault.ts'

/** The columns of a lead that are only ever stored sealed. */
export type PrivateColumn = 'document' | 'birth_date' | 'mothers_name' | 'bank_info' | 'device_info'
type Reading = { db: Db; vault: Vault }

export async function sealed(leadId: string, column: PrivateColumn, text: string, { db, vault }: Reading): Promise<string> {
  return (await vault.keyOf(db, leadId)).seal(spot(leadId, column), text)
}

export async function opened(lead: OwnedLead, column: PrivateColumn, { db, vault }: Reading): Promise<string | null> {
  const key = await vault.keyKept(db, lead.id)
  return key && openWith(key, lead, column)
}

export function openWith(key: OwnerKey, lead: OwnedLead, column: PrivateColumn): string | null {
  const value = lead[column]
  return value === null ? null : key.open(spot(lead.id, column), value)
}

const spot = (row: string, column: PrivateColumn) => ({ table: 'leads', row, column })
