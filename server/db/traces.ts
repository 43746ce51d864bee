import { sql } from 'kysely'
import { type Db, isPostgres } from './database.ts'

/** What was erased still stands in the embedded file's log of changes until that is emptied: `erased` asks for it, `round` does it. */
export type Traces = { erased: () => void; round: () => Promise<void> }

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

  return { erased: () => { due = !isPostgres(db) }, round }
}

async function emptyLog(db: Db): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  return rows[0]?.busy === 0
}
