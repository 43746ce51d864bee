import type { Db } from '../../server/db/database.ts'
import type { CommandDatabase } from '../../server/operatorData/commandDatabase.ts'
import { vaultOf } from './openedLead.ts'

const inMemory = { DATA_DIR: ':memory:', MASTER_KEY: Buffer.alloc(32, 7).toString('base64') }

/** A workshop over a database with the keys of its settings. */
export async function aWorkshop(db: Db, settings: Record<string, string> = inMemory): Promise<CommandDatabase> {
  return { db, vault: await vaultOf(db, settings) }
}
