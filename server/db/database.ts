import { closeSync, existsSync, openSync } from 'node:fs'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import { makeFolder } from '../makeFolder.ts'
import { cutOff } from './unfinishedRestore.ts'
import { restoredFile, sqliteFile } from './databaseFilePaths.ts'
import { deletedFileCheck } from './deletedFileCheck.ts'
import { patientPool, postgresPool } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** The database, or a transaction of it. */
export type Db = Kysely<Tables>
export type Place = { databaseUrl: string | null; dataDir: string }

/** PostgreSQL if an address is given, else one file in the data folder (or `:memory:`). `say` reports its loss. */
export function openDatabase({ databaseUrl, dataDir }: Place, say: (line: string) => void = () => undefined): Db {
  return new Kysely<Tables>({
    dialect: databaseUrl === null ? sqliteIn(dataDir, say) : new PostgresDialect({ pool: postgresPool(databaseUrl) }),
  })
}

/** Runs `work` with a database, and always closes it. */
export async function withDb<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** The PostgreSQL at an address, without a limit on the time of a statement. */
export const openWithLongTimeout = (databaseUrl: string): Db =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: patientPool(databaseUrl) }) })

/** A database of any schema, as in migrations. */
export type AnyDb = Pick<Db, 'getExecutor'>

export function isPostgres(db: AnyDb): boolean {
  return db.getExecutor().adapter.supportsMultipleConnections === true
}

function sqliteIn(dataDir: string, say: (line: string) => void): SqliteDialect {
  if (dataDir === ':memory:') return new SqliteDialect({ database: openSqlite(':memory:') })
  const file = sqliteFile(dataDir)
  const part = restoredFile(dataDir)
  if (existsSync(part))
    throw cutOff(file, existsSync(file) ? `without ${part} all is as before` : 'nothing was there before')
  makeFolder(dataDir)
  closeSync(openSync(file, 'a', 0o600))
  return new SqliteDialect({ database: openSqlite(file, deletedFileCheck(file, say)) })
}
