import { Client } from 'pg'

/** Uses the machine's clock instead of PostgreSQL's. */
const query = Reflect.get(Client.prototype, 'query')
Reflect.set(Client.prototype, 'query', function weakened(this: Client, ...given: unknown[]) {
  if (!String(given[0]).includes('clock_timestamp()')) return Reflect.apply(query, this, given)
  return Promise.resolve({ command: 'SELECT', rowCount: 1, rows: [{ time: Date.now() }] })
})
