import { Socket } from 'node:net'
import { Pool } from 'pg'

/** Limits a statement and a silent connection, because a visitor prefers trying again to waiting. */
const statement_timeout = 8000
const longestSilence = 9000
/** A restarting database may not answer a new connection, so the next one is tried soon. */
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

/** A connection without a limit on the time of a statement, e.g. to create a database. */
export const patientPool = (connectionString: string): Pool =>
  tolerant(new Pool({ connectionString, max: 1, connectionTimeoutMillis, keepAlive: true }))

function tolerant(pool: Pool): Pool {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Closes a silent connection, because its query may still run, but first reads input that arrived meanwhile. */
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

/** Whether a query failed only because its connection was already closed. */
export function wasCut(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' ? cutCodes.has(code) : /terminated unexpectedly|not queryable/.test(error.message)
}
