import { sql } from 'kysely'
import { type Db, isPostgres } from './database.ts'

/** The embedded file's log contains erased data until it is truncated: `erased` requests that, `round` does it. */
export type WalTruncation = { erased: () => void; round: () => Promise<void> }

/** Another reader of the file prevents truncation, and each try briefly blocks all requests. */
const roundsToWait = 60

export function makeWalTruncation(db: Db): WalTruncation {
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
  return { erased, round }
}

async function emptyLog(db: Db): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  return rows[0]?.busy === 0
}
