import { type RawBuilder, sql } from 'kysely'
import { type AnyDb, isPostgres } from './database.ts'

/** A column compared byte by byte, as SQLite does always and PostgreSQL where it is told, whatever its language. */
export const bytewise = (db: AnyDb, column: string): RawBuilder<string> =>
  isPostgres(db) ? sql`${sql.ref(column)} collate "C"` : sql.ref(column)
