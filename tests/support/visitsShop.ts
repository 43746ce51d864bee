import { afterEach, beforeEach, expect } from 'vitest'
import { type Db, openDatabase, withDb as closing } from '../../server/db/database.ts'
import { makeLog } from '../../server/monitoring/log.ts'
import { refusals } from '../../server/http/refusalMessages.ts'
import type { Behaviour } from '../../server/sample/sampleSystemServer.ts'
import { visitsSystem } from '../../server/sample/visitsSystem.ts'
import { operatorVisits } from '../../server/schedule/operatorVisits.ts'
import { aServer } from './aServer.ts'
import { type databases, type Empty, prepared } from './databases.ts'

export const token = 'a-token-of-this-server'
export const isAway = { status: 503, body: { code: 'visits.away', error: refusals['visits.away'] } }
export const isPlaced = { status: 200, body: { orderNumber: expect.any(String), visit: expect.anything() } }

/** A system of visits for each test of a block, and servers with empty databases that use it. */
export function visitsShop(kind: (typeof databases)[number]) {
  const database = prepared(kind)
  const running: { system?: Awaited<ReturnType<typeof visitsSystem>> } = {}
  beforeEach(async () => {
    running.system = await visitsSystem({ now: () => new Date('2026-11-20T15:00:00Z') })
  })
  afterEach(() => running.system?.stop())
  const system = () => {
    if (!running.system) throw new Error('The system is not started')
    return running.system
  }

  async function aShop(waits = 300) {
    const empty = await database.empty()
    const { url } = system()
    const parts = { log: makeLog('silent'), waits }
    const visits = operatorVisits({ url, token, tls: null }, parts)
    const settings = { ...empty.settings, VISITS_URL: url, VISITS_TOKEN: token }
    const server = await aServer(settings, { systems: { visits } })
    /** Passes some minutes, and cancels what is due. */
    async function later(minutes = 16) {
      server.pass(minutes * 60_000)
      await server.giveBack()
      await server.deliver()
    }
    return { server, empty, later, visitor: server.visitor() }
  }

  /** The visit is booked once, there and here alike. */
  async function isHeldOnce(empty: Empty) {
    const held = await system().held()
    expect(held).toHaveLength(1)
    expect(await heldHere(empty)).toEqual(held)
  }
  const bookings = () => system().heard.filter(({ path }) => path === '/bookings')
  const failBookings = (how: Behaviour) => system().behave((_, path) => (path === '/bookings' ? how : 'well'))
  return { system, aShop, isHeldOnce, bookings, failBookings }
}

export const withDb = <T>({ place }: Empty, read: (db: Db) => Promise<T>): Promise<T> =>
  closing(openDatabase(place), read)

export const heldHere = (empty: Empty) =>
  withDb(empty, (db) => db.selectFrom('bookings').select(['reference', 'date', 'period']).execute())
