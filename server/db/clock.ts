import { sql } from 'kysely'
import { type Db, isPostgres } from './database.ts'

/** Returns the time; `look` reads the clock again. */
export type Clock = { now: () => Date; look: () => Promise<void> }

/** This machine's clock, for tests and for the embedded file. */
export const ownClock = (now = () => new Date()): Clock => ({ now, look: () => Promise.resolve() })

/** The clock of PostgreSQL, shared by all servers. Between two looks it ignores changes of the machine's clock. */
export async function clockOf(db: Db): Promise<Clock> {
  if (!isPostgres(db)) return ownClock()
  let seen = await timeAt(db)
  return {
    now: () => new Date(seen.time + performance.now() - seen.at),
    look: async () => {
      seen = await timeAt(db)
    },
  }
}

async function timeAt(db: Db): Promise<{ time: number; at: number }> {
  const asked = performance.now()
  const { rows } = await sql<{ time: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as time`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database told no time')
  return { time: row.time, at: (asked + performance.now()) / 2 }
}
