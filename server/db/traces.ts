import { sql } from 'kysely'
import { type Db, isPostgres } from './database.ts'

/**
 * The embedded file's log still holds erased data until it is emptied: `erased` asks for it, `round` does it.
 * `forgotten` follows a round of retention, after which no old data is plain.
 */
export type Traces = { erased: () => void; forgotten: () => Promise<void>; round: () => Promise<void> }

/** Another program that reads the file keeps its log, and each try blocks everybody a little. */
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

/**
 * Unused parts of pages hold plain data of an older version. Once all rows are sealed the file is rewritten, which
 * blocks everybody meanwhile.
 */
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
