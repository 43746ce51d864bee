import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Db, isPostgres } from '../db/database.ts'
import { isLocked } from '../db/sqlite.ts'

const tries = 200
const retryAfterMs = 25

/** Tries again while a server has the embedded file. What is tried takes place whole or not at all. */
export async function retryWhileBusy<T>(work: () => Promise<T>, left = tries): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isLocked(error) || left === 0) throw error
    await setTimeout(retryAfterMs)
    return retryWhileBusy(work, left - 1)
  }
}

/** So few rows keep the embedded file from others for some milliseconds. */
export const rowsPerBatch = 1000
const pauseMs = 5

/** Lets those write who wait for the embedded file, which has one writer at a time. */
export const yieldToWriters = async (db: Db) => void (isPostgres(db) || (await setTimeout(pauseMs)))

/** Whether a commit waits for the disk. What nobody sees yet need not, and is on it with the next commit that waits. */
export async function waitForDisk(db: Db, waits: boolean): Promise<void> {
  if (isPostgres(db)) await sql`select set_config('synchronous_commit', ${waits ? 'on' : 'off'}, false)`.execute(db)
  else await sql`pragma synchronous = ${sql.raw(waits ? 'full' : 'normal')}`.execute(db)
}
