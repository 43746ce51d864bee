import { sql } from 'kysely'
import { type Db, isPostgres } from './database.ts'

/** Serialises transactions with the same purpose across servers. The embedded file has only one writer anyway. */
export async function advisoryLock(tx: Db, what: string): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(hashtext(${what}))`.execute(tx)
}
