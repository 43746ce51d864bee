import { Socket } from 'node:net'
import { Pool } from 'pg'

/** A visitor is told to try again rather than kept waiting: no statement takes longer, and no connection is silent for longer. */
const statement_timeout = 8000
const longestSilence = 9000
/** A database that just comes back may leave a new connection without a word: the next one is tried soon. */
const longestGreeting = 1500

/** Connections to PostgreSQL. One that breaks, idle or in use, ends nothing but what was asked of it. */
export function postgresPool(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    max: 20,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: longestSilence - 1000,
    statement_timeout,
    stream: socket,
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * A query without an answer may still be carried out: its connection is given up with it. What came while this process was
 * held up is read first.
 */
function socket(): Socket {
  const made = new Socket()
  made.on('timeout', () => {
    const heard = made.bytesRead
    setImmediate(() => {
      if (made.bytesRead === heard) made.destroy(new Error('Connection terminated: no answer'))
    })
  })
  made.once('data', () => made.setTimeout(longestSilence))
  return made.setTimeout(longestGreeting)
}
