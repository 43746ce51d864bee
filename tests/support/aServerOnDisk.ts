import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../server/db/database.ts'
import { aServer } from './aServer.ts'
import { openedLead } from './openedLead.ts'

/** A server with a database file, and a second connection that reads a decrypted `lead`. */
export async function aServerOnDisk(settings: Record<string, string> = {}) {
  const home = mkdtempSync(join(tmpdir(), 'ultrafibra-'))
  const dataDir = join(home, 'data')
  const server = await aServer({ DATA_DIR: dataDir, ...settings })
  const db = openDatabase({ databaseUrl: null, dataDir })
  const stop = async () => {
    await db.destroy()
    await server.stop()
    rmSync(home, { recursive: true })
  }
  return { ...server, db, dataDir, lead: (id: string) => openedLead(db, { DATA_DIR: dataDir }, id), stop }
}
