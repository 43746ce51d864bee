import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** node:sqlite for Kysely: survives a power loss and overwrites deleted data. Waiting for a lock blocks the thread. */
export function openSqlite(file: string, beforeWriting: () => void = () => undefined): SqliteDatabase {
  const database = opened(file)
  assertDurable(database)
  return overSqlite(database, beforeWriting)
}

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

/** A full disk may lack room for the shared memory file. An exclusive connection needs none. */
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

/** In pages, 16 MB together. Pages change often, and writing each into the file once makes an order 5 % cheaper. */
const mostLogged = 4000

/** Begins each transaction as a writer. One that begins by reading fails if another process writes meanwhile. */
function beginning(database: DatabaseSync, beforeWriting: () => void): SqliteStatement {
  const begin = statement(database.prepare('begin immediate'))
  const run: SqliteStatement['run'] = (parameters) => {
    beforeWriting()
    return begin.run(parameters)
  }
  return { ...begin, run }
}

/** A full disk has already rolled the transaction back. The rollback's error must not hide the cause. */
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

/** Whether a file is not, or no longer, a database. */
export const isDamaged = (error: unknown): boolean => [11, 26].includes(codeOf(error) & 0xff)

/** Whether the disk is full: SQLITE_FULL, or SQLITE_IOERR_SHMSIZE for the shared memory. */
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
