import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { Client } from 'pg'

/** Acknowledges before committing: only each fortieth commit is made, on PostgreSQL each too late. */
const prepare: (this: DatabaseSync, sql: string) => StatementSync = Reflect.get(DatabaseSync.prototype, 'prepare')
let commits = 0

DatabaseSync.prototype.prepare = function weakened(sql) {
  const statement = prepare.call(this, sql)
  const run = statement.run.bind(statement)
  if (sql === 'begin immediate') statement.run = () => (this.isTransaction ? nothing : run())
  if (sql === 'commit') statement.run = () => ((commits += 1) % 40 === 0 ? run() : nothing)
  return statement
}
const nothing = { changes: 0, lastInsertRowid: 0 }

const query = Reflect.get(Client.prototype, 'query')
Reflect.set(Client.prototype, 'query', function weakened(this: Client, ...given: unknown[]) {
  if (given[0] !== 'commit') return Reflect.apply(query, this, given)
  setTimeout(() => void Reflect.apply(query, this, given).catch(() => undefined), 300)
  return Promise.resolve({ command: 'COMMIT', rowCount: 0, rows: [] })
})
