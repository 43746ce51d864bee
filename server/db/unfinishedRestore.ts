import { sql } from 'kysely'
import { CannotStart } from '../start/startFailureReason.ts'
import type { Db } from './database.ts'

/** The prefix of the schema with the previous data while a backup is loaded into PostgreSQL. */
export const restoring = 'restoring_'

export async function schemaInRestore(db: Db): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace where starts_with(nspname, ${restoring})`.execute(db)
  return rows[0]?.name ?? null
}

/** Refuses a PostgreSQL with an unfinished restore. */
export async function demandRestored(db: Db): Promise<void> {
  const kept = await schemaInRestore(db)
  if (kept !== null) throw cutOff('the database at DATABASE_URL', `the schema ${kept} has what was there before`)
}

/** The reason not to start during an unfinished restore. */
export const cutOff = (name: string, before: string) =>
  new CannotStart(
    `A restore to ${name} is under way, or was cut off: ${before}. Let it end, or say npm run restore again.`,
  )
