import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/**
 * node:sqlite for Kysely: durable after a power loss, overwriting deleted data. Waiting for a lock blocks everybody.
 */
export function openSqlite(file: string, beforeWriting: () => void = () => undefined): SqliteDatabase {
  const database = opened(file)
  assertDurable(database)
  return overSqlite(database, beforeWriting)
}

/** An open database for Kysely. */
export function overSqlite(database: DatabaseSync, beforeWriting: () => void = () => undefined): SqliteDatabase {
  const ours = new Map([
    ['begin', beginning(database, beforeWriting)],
    ['rollback', undoing(database)],
  ])
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare: (sql) => ours.get(sql) ?? prepared.get(sql) ?? keep(prepared, sql, statement(database.prepare(sql))),
  }
}

/** A full disk may have no room for the memory that connections share. An exclusive connection needs none. */
function opened(file: string): DatabaseSync {
  try {
    return openedIn(file, 'NORMAL')
  } catch (error) {
    if (!isFull(error)) throw error
    return openedIn(file, 'EXCLUSIVE')
  }
}

function openedIn(file: string, mode: 'NORMAL' | 'EXCLUSIVE'): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 250, enableForeignKeyConstraints: true })
  try {
    database.exec(`PRAGMA locking_mode = ${mode}; PRAGMA journal_mode = WAL`)
    database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    database.exec(`PRAGMA wal_autocheckpoint = ${mostLogged}`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Pages, 16 MB of them. Many pages change often, and moving each into the file once makes an order a twentieth cheaper. */
const mostLogged = 4000

/** A transaction begins as a writer. One that begins by reading fails if another process writes meanwhile. */
function beginning(database: DatabaseSync, beforeWriting: () => void): SqliteStatement {
  const begin = statement(database.prepare('begin immediate'))
  const run: SqliteStatement['run'] = (parameters) => {
    beforeWriting()
    return begin.run(parameters)
  }
  return { ...begin, run }
}

/** A full disk has rolled the transaction back already. The rollback's error must not hide that. */
function undoing(database: DatabaseSync): SqliteStatement {
  const rollback = statement(database.prepare('rollback'))
  return {
    ...rollback,
    run: (parameters) => (database.isTransaction ? rollback.run(parameters) : { changes: 0, lastInsertRowid: 0 }),
  }
}

function statement(prepared: StatementSync): SqliteStatement {
  return {
    reader: prepared.columns().length > 0,
    all: (parameters) => prepared.all(...parameters.map(bindable)),
    run: (parameters) => prepared.run(...parameters.map(bindable)),
    iterate: (parameters) => prepared.iterate(...parameters.map(bindable)),
  }
}

function keep(prepared: Map<string, SqliteStatement>, sql: string, made: SqliteStatement): SqliteStatement {
  if (prepared.size >= 500) prepared.clear()
  prepared.set(sql, made)
  return made
}

const codeOf = (error: unknown) => (error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0)

/** Whether another connection holds the file. */
export const isLocked = (error: unknown): boolean => (codeOf(error) & 0xff) === 5

/** Whether a file is no database, or no longer. */
export const isDamaged = (error: unknown): boolean => [11, 26].includes(codeOf(error) & 0xff)

/** Whether the disk has no room: SQLITE_FULL, or SQLITE_IOERR_SHMSIZE for the shared memory. */
export const isFull = (error: unknown): boolean => [13, 4874].includes(codeOf(error))

function assertDurable(database: DatabaseSync): void {
  const synchronous = database.prepare('PRAGMA synchronous').get()?.['synchronous']
  if (synchronous !== 2) throw new Error('The database file does not wait for the disk: synchronous is not FULL')
}

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'number' || typeof value === 'bigint' || typeof value === 'string')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`A ${typeof value} cannot be stored: columns hold text and integers`)
}
