import { Client } from 'pg'

/** Reads leads to change them without a lock. */
const query = Reflect.get(Client.prototype, 'query')
const locking = /^(select \* from "leads" .*) for update$/

Reflect.set(Client.prototype, 'query', function weakened(this: Client, ...[text, ...more]: unknown[]) {
  const reading = typeof text === 'string' ? text.replace(locking, '$1') : text
  return Reflect.apply(query, this, [reading, ...more])
})
