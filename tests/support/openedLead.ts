import { readEnv } from '../../server/start/readEnv.ts'
import type { Db } from '../../server/db/database.ts'
import { openRow } from '../../server/leads/columns/sealedRow.ts'
import { masterKeys } from '../../server/secrets/masterKeys.ts'
import { openVault } from '../../server/secrets/vault.ts'

/** A stored lead with its columns decrypted, in its stored form. */
export async function openedLead(db: Db, settings: Record<string, string>, id: string) {
  const row = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
  return row && openRow(row, { db, vault: await vaultOf(db, settings) })
}

export async function vaultOf(db: Db, settings: Record<string, string>) {
  return openVault(db, await masterKeys(db, readEnv(settings), () => undefined))
}
