import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { portOf } from '../support/aProcess.ts'
import { postgresMissing } from '../../scripts/run/postgres.mjs'
import { aPostgres, type Postgres } from '../support/aPostgres.ts'
import { aServer } from '../support/aServer.ts'
import { aLead } from '../support/anOrder.ts'

const missing = postgresMissing()
const MASTER_KEY = randomBytes(32).toString('base64')

describe.skipIf(missing !== null)(`a start on PostgreSQL${missing === null ? '' : ` (skipped: ${missing})`}`, () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await aPostgres()
  })
  afterAll(() => postgres.stop())

  it('waits for a starting database', async () => {
    const line = await aLine(postgres.url, (nth, socket) => nth <= 3 && socket.destroy() !== undefined)
    const server = await aServer({ DATABASE_URL: line.url, MASTER_KEY })
    expect(await aLead(server.visitor())).toMatch(/^[\w-]{22}$/)
    expect(line.came.length).toBeGreaterThan(3)
    await server.stop()
    await line.cut()
  })

  it('soon retries a new connection without a reply', async () => {
    const line = await aLine(postgres.url, (nth) => nth === 1)
    const server = await aServer({ DATABASE_URL: line.url, MASTER_KEY })
    const [first = 0, second = Infinity] = line.came
    expect(second - first).toBeLessThan(5000)
    await server.stop()
    await line.cut()
  })

  it('refuses a database that acknowledges before data is on disk, with advice', async () => {
    const db = openDatabase({ databaseUrl: postgres.url, dataDir: '' })
    await sql`drop database if exists careless`.execute(db)
    await sql`create database careless`.execute(db)
    await sql`alter database careless set synchronous_commit = off`.execute(db)
    const settings = { DATABASE_URL: new URL('careless', postgres.url).href, MASTER_KEY }
    await expect(aServer(settings)).rejects.toThrow(/synchronous_commit is off\)\. Set synchronous_commit to on/)
    await sql`alter database careless reset synchronous_commit`.execute(db)
    await (await aServer(settings)).stop()
    await sql`drop database careless with (force)`.execute(db)
    await db.destroy()
  })
})

/** A line to a database. `isLost` decides by number whether a connection is dropped. */
async function aLine(url: string, isLost: (nth: number, socket: Socket) => boolean) {
  const { hostname, port } = new URL(url)
  const came: number[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    came.push(performance.now())
    sockets.add(socket.on('error', () => undefined))
    if (isLost(came.length, socket)) return
    const onward = connect(Number(port), hostname).on('error', () => socket.destroy())
    sockets.add(onward)
    socket.pipe(onward).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const through = new URL(url)
  through.port = String(portOf(server))
  const cut = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: through.href, came, cut }
}
