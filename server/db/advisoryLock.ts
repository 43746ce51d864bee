import { sql } from 'kysely'
import { type Db, isPostgres } from './database.ts'

/** Lets one server at a time go on with a transaction that does the same thing. One file has one writer anyway. */
export async function advisoryLock(tx: Db, what: string): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(hashtext(${what}))`.execute(tx)
}
