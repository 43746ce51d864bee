import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Db, isPostgres } from '../db/database.ts'
import { isLocked } from '../db/sqlite.ts'

const tries = 200
const retryAfterMs = 25

/** Tries again while a server has the embedded file. The work must be atomic. */
export async function retryWhileBusy<T>(work: () => Promise<T>, left = tries): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isLocked(error) || left === 0) throw error
    await setTimeout(retryAfterMs)
    return retryWhileBusy(work, left - 1)
  }
}

/** Small, so that each batch blocks the embedded file for milliseconds. */
export const rowsPerBatch = 1000
const pauseMs = 5

/** Lets others write to the embedded file, which has one writer at a time. */
export const yieldToWriters = async (db: Db) => void (isPostgres(db) || (await setTimeout(pauseMs)))

/** Sets whether commits wait for the disk. Hidden rows need not wait: the next commit that does writes them too. */
export async function waitForDisk(db: Db, waits: boolean): Promise<void> {
  if (isPostgres(db)) await sql`select set_config('synchronous_commit', ${waits ? 'on' : 'off'}, false)`.execute(db)
  else await sql`pragma synchronous = ${sql.raw(waits ? 'full' : 'normal')}`.execute(db)
}
