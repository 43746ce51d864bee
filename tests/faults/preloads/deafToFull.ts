import { DatabaseSync, type StatementSync } from 'node:sqlite'

/** Ignores the error of a commit on a full disk. */
const prepare: (this: DatabaseSync, sql: string) => StatementSync = Reflect.get(DatabaseSync.prototype, 'prepare')

DatabaseSync.prototype.prepare = function weakened(sql) {
  const statement = prepare.call(this, sql)
  const run = statement.run.bind(statement)
  const deafly = () => {
    try {
      return run()
    } catch {
      if (this.isTransaction) this.exec('rollback')
      return { changes: 0, lastInsertRowid: 0 }
    }
  }
  if (sql === 'commit') statement.run = deafly
  return statement
}
