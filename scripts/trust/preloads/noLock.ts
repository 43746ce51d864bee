import { Client } from 'pg'

/** A server that reads a lead to change it, and does not lock it. */
const query = Reflect.get(Client.prototype, 'query')
const locking = /^update "leads" set "touched_at" = \$1 where "id" = \$2 and "token_hash" = \$3 returning \*$/

Reflect.set(Client.prototype, 'query', function weakened(this: Client, ...[text, ...more]: unknown[]) {
  const isLock = typeof text === 'string' && locking.test(text)
  const reading = 'select *, $1::text as at from "leads" where "id" = $2 and "token_hash" = $3'
  return Reflect.apply(query, this, [isLock ? reading : text, ...more])
})
