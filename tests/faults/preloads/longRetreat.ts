import { Pool } from 'pg'

/** A server that asks nothing of its database for six seconds after it did not get through to it. */
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
