import { DatabaseSync, type StatementSync } from 'node:sqlite'

/** An embedded file that does not wait for the disk at each commit. */
const prepare: (this: DatabaseSync, sql: string) => StatementSync = Reflect.get(DatabaseSync.prototype, 'prepare')

DatabaseSync.prototype.prepare = function weakened(sql) {
  if (sql === 'begin immediate') this.exec('PRAGMA synchronous = NORMAL')
  return prepare.call(this, sql)
}
