import { type RawBuilder, sql } from 'kysely'
import { type AnyDb, isPostgres } from './database.ts'

/** A column compared byte by byte, so that its order is the same in every database, whatever its language. */
export const byBytes = (db: AnyDb, column: string): RawBuilder<string> =>
  sql`${sql.ref(column)} collate ${sql.raw(isPostgres(db) ? '"C"' : 'binary')}`
