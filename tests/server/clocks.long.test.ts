import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { clockOf } from '../../server/db/clock.ts'
import { openDatabase } from '../../server/db/database.ts'
import { readEnv } from '../../server/env.ts'
import { makeLog } from '../../server/log.ts'
import { start } from '../../server/start.ts'
import { postgresMissing } from '../../scripts/postgres.mjs'
import { aPostgres, type Postgres } from '../support/aPostgres.ts'
import { aServer } from '../support/aServer.ts'
import { aConfirmedLead, finish } from '../support/anOrder.ts'

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

  it('the time is that of the database, also while this machine’s clock is set', async () => {
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

  it('the time goes on between two looks, and a look mends a timer that went wrong', async () => {
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

it('a reply says the server’s time, by which its pages go', async () => {
  const server = await aServer()
  const told = async () => (await server.visitor().call('banks')).headers.get('date')
  expect(await told()).toBe('Fri, 20 Nov 2026 15:00:00 GMT')
  server.clock.at = new Date(server.clock.at.getTime() + decade)
  expect(await told()).toBe(server.clock.at.toUTCString())
  await server.stop()
})

it.each([
  ['ahead', decade],
  ['behind', -decade],
])('an order outlives a clock that is ten years %s for a while, forgetting included', async (_, by) => {
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
