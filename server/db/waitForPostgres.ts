import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { CannotStart } from '../start/startFailureReason.ts'
import { isOutage } from '../http/failureResponse.ts'
import { demandRestored } from './unfinishedRestore.ts'
import { type Db, isPostgres } from './database.ts'

/** How long to wait for a starting database. */
const patience = 5000
const pause = 100

/** Waits for PostgreSQL, and refuses one that acknowledges before data is on disk. The embedded file needs neither. */
export async function waitForPostgres(db: Db, say: (line: string) => void): Promise<void> {
  if (!isPostgres(db)) return
  const settings = await durability(db, performance.now() + patience)
  await demandRestored(db)
  if (settings.get('synchronous_commit') === 'off') {
    throw new CannotStart(
      'The database at DATABASE_URL answers before an order is on its disk (synchronous_commit is off). Set synchronous_commit to on for this user or database, and start again.',
    )
  }
  if (settings.get('fsync') === 'off')
    say(
      'The database at DATABASE_URL does not wait for its disk (fsync is off): a power cut can lose orders and damage it.',
    )
}

async function durability(db: Db, until: number): Promise<Map<string, string>> {
  try {
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where name in ('synchronous_commit', 'fsync')`.execute(db)
    return new Map(rows.map(({ name, setting }) => [name, setting]))
  } catch (error) {
    if (!isOutage(error) || performance.now() > until) throw error
    await setTimeout(pause)
    return durability(db, until)
  }
}
