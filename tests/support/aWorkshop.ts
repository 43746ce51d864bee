import type { Db } from '../../server/db/database.ts'
import { readEnv } from '../../server/readEnv.ts'
import type { CommandDatabase } from '../../server/operatorData/commandDatabase.ts'
import { masterKeys } from '../../server/secrets/masterKeys.ts'
import { openVault } from '../../server/secrets/vault.ts'

const inMemory = { DATA_DIR: ':memory:', MASTER_KEY: Buffer.alloc(32, 7).toString('base64') }

/** A workshop over a database with the keys of its settings. */
export async function aWorkshop(db: Db, settings: Record<string, string> = inMemory): Promise<CommandDatabase> {
  const masters = await masterKeys(db, readEnv(settings), () => undefined)
  return { db, vault: await openVault(db, masters) }
}
