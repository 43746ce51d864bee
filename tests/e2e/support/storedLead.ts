import { openDatabase } from '../../../server/db/database.ts'
import { readEnv } from '../../../server/env.ts'
import { masterKeys } from '../../../server/masterKeys.ts'
import { openWith } from '../../../server/leads/privateValues.ts'
import { openVault } from '../../../server/vault.ts'

/** A lead as the server of this run has it, private values opened, without what differs between any two: ids, times, tokens. */
export async function storedLead(id: string, dataDir: string) {
  const env = readEnv({ DATA_DIR: dataDir })
  const db = openDatabase(env)
  try {
    const lead = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const key = await (await openVault(db, await masterKeys(db, env, () => undefined))).keyOf(db, id)
    const opened = Object.fromEntries((['document', 'birth_date', 'mothers_name', 'bank_info'] as const).map((column) => [column, openWith(key, lead, column)]))
    const { id: _, token_hash: _token, version: _version, created_at: _made, touched_at: _touched, expires_at: _until, order_number: _number, document_hash: _hash, tracking: _tracking, ...same } = lead
    return { ...same, ...opened }
  } finally {
    await db.destroy()
  }
}
