import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../server/db/database.ts'
import { aServer } from './aServer.ts'

/** A server whose database lies in a folder, and that database opened beside it. */
export async function aServerOnDisk() {
  const home = mkdtempSync(join(tmpdir(), 'ultrafibra-'))
  const dataDir = join(home, 'data')
  const server = await aServer({ DATA_DIR: dataDir })
  const db = openDatabase({ databaseUrl: null, dataDir })
  const stop = async () => {
    await db.destroy()
    await server.stop()
    rmSync(home, { recursive: true })
  }
  return { ...server, db, stop }
}
