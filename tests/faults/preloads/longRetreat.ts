import { Pool } from 'pg'

/** Asks nothing of the database for six seconds after a failed connection. */
const connect = Reflect.get(Pool.prototype, 'connect')
let until = 0

Reflect.set(Pool.prototype, 'connect', async function weakened(this: Pool, ...given: unknown[]) {
  if (performance.now() < until) throw new Error('Connection terminated: not tried')
  try {
    return await Reflect.apply(connect, this, given)
  } catch (error) {
    until = performance.now() + 6000
    throw error
  }
})
