import { type RawBuilder, sql } from 'kysely'
import { type AnyDb, isPostgres } from './database.ts'

/** Compares a column byte by byte: SQLite always does, PostgreSQL only with collation "C". */
export const bytewise = (db: AnyDb, column: string): RawBuilder<string> =>
  isPostgres(db) ? sql`${sql.ref(column)} collate "C"` : sql.ref(column)
