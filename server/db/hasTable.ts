import { type Kysely, sql } from 'kysely'
import { isPostgres } from './database.ts'

/** Whether a table exists. Introspection of all tables would take ten times as long. */
export async function hasTable<DB>(db: Kysely<DB>, table: string): Promise<boolean> {
  const { rows } = isPostgres(db)
    ? await sql`select 1 where to_regclass(${table}) is not null`.execute(db)
    : await sql`select 1 from sqlite_master where type = 'table' and name = ${table}`.execute(db)
  return rows.length > 0
}
