import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { clockOf } from '../../server/db/clock.ts'
import { openDatabase } from '../../server/db/database.ts'
import { readEnv } from '../../server/start/readEnv.ts'
import { makeLog } from '../../server/monitoring/log.ts'
import { start } from '../../server/start/start.ts'
import { postgresMissing } from '../../scripts/run/postgres.mjs'
import { aPostgres, type Postgres } from '../support/aPostgres.ts'
import { aServer } from '../support/aServer.ts'
import { aVisitor } from '../support/aVisitor.ts'
import { aConfirmedLead, finish } from '../support/anOrder.ts'
import { bothDatabases, prepared } from '../support/databases.ts'

const decade = 3652 * 86_400_000
const missing = postgresMissing()

describe.skipIf(missing !== null)(`on PostgreSQL${missing === null ? '' : ` (skipped: ${missing})`}`, () => {
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await aPostgres()
  })
  afterAll(() => postgres.stop())
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('the time is that of the database, even while this machine’s clock changes', async () => {
    const right = Date.now()
    const db = openDatabase({ databaseUrl: postgres.url, dataDir: '' })
    vi.useFakeTimers({ toFake: ['Date'], now: right + decade })
    const clock = await clockOf(db)
    const off = () => Math.abs(clock.now().getTime() - right)
    expect(off()).toBeLessThan(30_000)
    vi.setSystemTime(right - decade)
    expect(off()).toBeLessThan(30_000)
    await clock.look()
    expect(off()).toBeLessThan(30_000)
    await db.destroy()
  })

  it('the time advances between two looks, and a look corrects a wrong timer', async () => {
    const db = openDatabase({ databaseUrl: postgres.url, dataDir: '' })
    const clock = await clockOf(db)
    const timer = vi.spyOn(performance, 'now')
    const at = performance.now()
    timer.mockReturnValue(at)
    const before = clock.now().getTime()
    timer.mockReturnValue(at + decade)
    expect(clock.now().getTime() - before).toBe(decade)
    await clock.look()
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(30_000)
    await db.destroy()
  })

  it('a server looks at the clock again every minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const settings = { DATABASE_URL: postgres.url, MASTER_KEY: Buffer.alloc(32).toString('base64') }
    const { app, stop } = await start(readEnv(settings), { say: () => undefined, log: makeLog('silent') })
    const off = async () => {
      const told = (await app.request('/healthz')).headers.get('date')
      return Math.abs(new Date(String(told)).getTime() - Date.now())
    }
    const right = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => right() + decade)
    expect(await off()).toBeGreaterThan(decade / 2)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(await off()).toBeGreaterThan(decade / 2)
    await vi.advanceTimersByTimeAsync(1000)
    await expect.poll(off).toBeLessThan(30_000)
    await stop()
  })
})

it('a reply contains the server’s time, which its pages use', async () => {
  const server = await aServer()
  const told = async () => (await server.visitor().call('banks')).headers.get('date')
  expect(await told()).toBe('Fri, 20 Nov 2026 15:00:00 GMT')
  server.pass(decade)
  expect(await told()).toBe(server.clock.at.toUTCString())
  await server.stop()
})

it.each([
  ['ahead', decade],
  ['behind', -decade],
])('an order survives a clock that is temporarily ten years %s, with deletion running', async (_, by) => {
  const server = await aServer()
  const right = server.clock.at
  const visitor = server.visitor()
  const id = await aConfirmedLead(visitor)
  const { orderNumber } = (await finish(visitor, id)).body
  server.clock.at = new Date(right.getTime() + by)
  await server.forget()
  const meanwhile = server.visitor()
  const other = await finish(meanwhile, await aConfirmedLead(meanwhile))
  expect([other.status, other.body['orderNumber'] === orderNumber]).toEqual([200, false])
  server.clock.at = right
  await server.forget()
  expect((await finish(visitor, id)).body['orderNumber']).toBe(orderNumber)
  await server.stop()
})

describe.each(bothDatabases)('an unplaced order, on $database', (kind) => {
  const database = prepared(kind)
  const right = new Date('2026-11-20T15:00:00.000Z').getTime()
  const minute = 60_000
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Servers in turn on one database and one machine, with its own clock and timer. */
  async function aMachine() {
    const { settings } = await database.empty()
    const machine = { clock: right, ran: 0 }
    const time = { now: () => new Date(machine.clock), running: () => machine.ran }
    let server = await aServer(settings, time)
    const visitor = aVisitor({ request: (path, init) => server.app.request(path, init) })
    const again = async () => {
      await server.stop()
      server = await aServer(settings, time)
      await server.forget()
    }
    /** Runs a server for some minutes, with its work of each minute. */
    const run = async (minutes: number) => {
      for (let left = minutes; left > 0; left -= 1) {
        machine.clock += minute
        machine.ran += minute
        await vi.advanceTimersByTimeAsync(minute)
        await server.keepTime()
      }
    }
    return { machine, visitor, again, run, stop: () => server.stop() }
  }

  it.skipIf(kind.missing !== null).each([40, 3652])(
    'survives a server that starts with a clock %d days ahead, and is served by it',
    async (days) => {
      const { machine, visitor, again, stop } = await aMachine()
      const id = await aConfirmedLead(visitor)
      await again()
      machine.clock = right + days * 86_400_000
      await again()
      machine.ran += 3000
      const read = () => visitor.call('readLead', { params: { idLead: id } })
      expect(await read()).toMatchObject({ status: 200, body: { due: null } })
      machine.clock = right + 5000
      await again()
      expect(await read()).toMatchObject({ status: 200, body: { due: null } })
      expect((await finish(visitor, id)).status).toBe(200)
      await stop()
    },
  )

  it.skipIf(kind.missing !== null)(
    'still expires after days without a server, even if one restarts every half hour',
    async () => {
      const { machine, visitor, again, run, stop } = await aMachine()
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
      const id = await aConfirmedLead(visitor)
      await again()
      machine.clock += 4 * 86_400_000
      const due = async () => (await visitor.call('readLead', { params: { idLead: id } })).body['due']
      const heard: unknown[] = []
      for (let restarts = 0; restarts < 7; restarts += 1) {
        await again()
        heard.push(await due())
        await run(30)
      }
      expect(heard).toEqual([null, null, null, null, null, null, 'birthDate'])
      await stop()
    },
  )
})
