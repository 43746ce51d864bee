import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/**
 * node:sqlite in the shape Kysely's dialect wants, durable to power loss, overwriting what is deleted, and with its statements prepared once. Waiting for
 * another program's lock holds up everybody, so it is short. `beforeWriting` runs ahead of each transaction.
 */
export function openSqlite(file: string, beforeWriting: () => void = () => undefined): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: 250, enableForeignKeyConstraints: true })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
  assertDurable(database)
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

/** A transaction that only reads at first fails when another process wrote meanwhile; one that begins as a writer waits its turn. */
function beginning(database: DatabaseSync, beforeWriting: () => void): SqliteStatement {
  const begin = statement(database.prepare('begin immediate'))
  const run: SqliteStatement['run'] = (parameters) => {
    beforeWriting()
    return begin.run(parameters)
  }
  return { ...begin, run }
}

/** A disk that is full has undone the transaction already, and why is not to be hidden by that. */
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
