import type { Db } from '../../server/db/database.ts'
import type { CommandDatabase } from '../../server/operatorData/commandDatabase.ts'
import { vaultOf } from './openedLead.ts'

const inMemory = { DATA_DIR: ':memory:', MASTER_KEY: Buffer.alloc(32, 7).toString('base64') }

export async function aWorkshop(db: Db, settings: Record<string, string> = inMemory): Promise<CommandDatabase> {
  return { db, vault: await vaultOf(db, settings) }
}
