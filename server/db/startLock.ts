import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { makeFolder } from '../makeFolder.ts'
import type { Place } from './database.ts'
import { isLocked } from './sqlite.ts'

/** How long to wait for another start. */
const patience = 10_000
const pause = 50

/**
 * Lets one start at a time go on with the embedded file, whose migrations are no transaction. Returns what lets the
 * next one. The lock is SQLite's, on an empty file beside the data: it ends with its process. PostgreSQL has its own.
 */
export async function startLock({ databaseUrl, dataDir }: Place): Promise<() => void> {
  if (databaseUrl !== null || dataDir === ':memory:') return () => undefined
  makeFolder(dataDir)
  const file = new DatabaseSync(join(dataDir, 'starting.lock'), { timeout: 0 })
  try {
    await locked(file, performance.now() + patience)
  } catch (error) {
    file.close()
    throw error
  }
  return () => file.close()
}

async function locked(file: DatabaseSync, until: number): Promise<void> {
  try {
    file.exec('begin exclusive')
  } catch (error) {
    if (!isLocked(error) || performance.now() > until) throw error
    await setTimeout(pause)
    await locked(file, until)
  }
}
