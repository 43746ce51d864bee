import { Socket } from 'node:net'
import { Pool } from 'pg'

/** Limits a statement and a silent connection, because a visitor should rather try again than wait. */
const statement_timeout = 8000
const longestSilence = 9000
/** A database that is just coming back may not answer a new connection, so the next one is tried soon. */
const longestGreeting = 1500

export const mostConnections = 20

const connectionTimeoutMillis = 3000

/** Connections to PostgreSQL. A broken one fails only its own query. */
export function postgresPool(connectionString: string): Pool {
  return tolerant(
    new Pool({
      connectionString,
      max: mostConnections,
      connectionTimeoutMillis,
      idleTimeoutMillis: longestSilence - 1000,
      statement_timeout,
      stream: socket,
    }),
  )
}

/** A connection for statements that may take long, such as making a database. */
export const patientPool = (connectionString: string): Pool =>
  tolerant(new Pool({ connectionString, max: 1, connectionTimeoutMillis, keepAlive: true }))

function tolerant(pool: Pool): Pool {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * Closes a connection that does not reply, because its query may still run. Input that arrived meanwhile is read first.
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

const cutCodes = new Set(['57P01', 'ECONNRESET', 'EPIPE'])

/** Whether a query failed because its connection was already gone, and not because the database is. */
export function wasCut(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' ? cutCodes.has(code) : /terminated unexpectedly|not queryable/.test(error.message)
}
