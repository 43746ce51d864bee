import { sql } from 'kysely'
import { type Db, isPostgres } from './database.ts'

/**
 * What was erased still stands in the embedded file's log of changes until that is emptied: `erased` asks for it, `round` does it.
 * `forgotten` is for a round of the retention, after which nothing old may be plain any more.
 */
export type Traces = { erased: () => void; forgotten: () => Promise<void>; round: () => Promise<void> }

/** While another program reads the file, its log stays, and each try holds everybody up a little. */
const roundsToWait = 60

export function makeTraces(db: Db): Traces {
  let due = false
  let wait = 0

  async function round(): Promise<void> {
    if (!due || --wait > 0) return
    due = false
    let emptied = false
    try {
      emptied = await emptyLog(db)
    } finally {
      due ||= !emptied
      wait = emptied ? 0 : roundsToWait
    }
  }

  const erased = () => {
    due = !isPostgres(db)
  }
  const forgotten = () => rewriteOnce(db).finally(erased)
  return { erased, forgotten, round }
}

/** Unused parts of pages keep what an older version wrote plain. Once all of it is sealed the file is written anew, which holds everybody up for its length. */
async function rewriteOnce(db: Db): Promise<void> {
  if (isPostgres(db)) return
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db)
  if (rows[0]?.user_version !== 1 || (await isAnyPlain(db))) return
  await sql`vacuum`.execute(db)
  await sql`pragma user_version = 0`.execute(db)
}

async function isAnyPlain(db: Db): Promise<boolean> {
  for (const table of ['leads', 'support_requests', 'customers'] as const)
    if (await db.selectFrom(table).select('id').where('sealed', 'is', null).executeTakeFirst()) return true
  return false
}

async function emptyLog(db: Db): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  return rows[0]?.busy === 0
}
