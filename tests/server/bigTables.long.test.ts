import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Db, openDatabase } from '../../server/db/database.ts'
import { makeWrite } from '../../server/db/writeTransaction.ts'
import { makeDeliverer } from '../../server/delivery/deliverer.ts'
import type { Lane } from '../../server/delivery/lane.ts'
import { forget } from '../../server/retention/retention.ts'
import { masterKey, openVault } from '../../server/secrets/vault.ts'
import { makeLog } from '../../server/monitoring/log.ts'
import { aCrowd, aCrowdOfWords } from '../support/aCrowd.ts'
import { bothDatabases, prepared } from '../support/databases.ts'
import { anAddress } from '../support/anOrder.ts'
import { aServer } from '../support/aServer.ts'
import { anOperatorDb } from '../support/operatorDb.ts'
import { plansOf } from '../support/plansOf.ts'

const now = new Date('2026-11-20T15:00:00.000Z')
const at = now.toISOString()
const nextMonth = '2026-12-20T15:00:00.000Z'
const long = 240_000

describe.each(bothDatabases)('on $database', (kind) => {
  const { missing } = kind
  const database = prepared(kind)

  it.skipIf(missing !== null)(
    '200,000 leads and as many unsent messages slow nobody down, but would without an index',
    async () => {
      const [small, big] = [await database.empty(), await database.empty()]
      const [quiet, busy] = [await aServer(small.settings), await aServer(big.settings)]
      const db = openDatabase(big.place)
      await inParts(200_000, (count, part) => aCrowd(db, count, { touched_at: at, expires_at: nextMonth }, part))
      await inParts(200_000, (count, part) => aCrowdOfWords(db, count, 'order.placed', at, part))
      await sql`analyze`.execute(db)
      const look = await compared(busy.deliver, quiet.deliver)
      expect(look.more).toBeLessThan(1)
      expect(look.times).toBeLessThan(5)
      expect((await compared(beginning(busy), beginning(quiet))).times).toBeLessThan(2)
      await sql`drop index outbox_waiting`.execute(db)
      expect((await compared(busy.deliver, quiet.deliver, 20)).more).toBeGreaterThan(1)
      await db.destroy()
      for (const server of [quiet, busy]) await server.stop()
    },
    long,
  )

  it.skipIf(missing !== null)(
    'a round costs the same with 200,000 due messages as with a few, even if none is accepted',
    async () => {
      const [few, many] = [await aQueue(3000), await aQueue(200_000)]
      const { times } = await compared(many.round, few.round)
      expect(times).toBeLessThan(2)
      expect(few.refused() + many.refused()).toBe(2 * turns * 10)
      for (const { db } of [few, many]) await db.destroy()
    },
    long,
  )

  /** A queue of events that are all due, and a lane whose messages nobody sends. */
  async function aQueue(count: number) {
    const empty = await database.empty()
    await (await aServer(empty.settings)).stop()
    const db = openDatabase(empty.place)
    await inParts(count, (some, part) => aCrowdOfWords(db, some, 'order.placed', at, part))
    await sql`analyze`.execute(db)
    const refusing = aLane('event', () => Promise.reject(new Error('refused')))
    const { round } = makeDeliverer({ db, now: () => now, write: makeWrite(db), log: makeLog('silent') }, [
      refusing.lane,
    ])
    return { round, refused: refusing.sent, db }
  }
})

describe('on the embedded file, no table is scanned', () => {
  let db: Db
  beforeAll(async () => {
    db = await anOperatorDb()
  })
  afterAll(() => db.destroy())

  it.each(['code', 'letter', 'event'] as const)('to find and lease messages of the lane %s', async (name) => {
    await aCrowdOfWords(db, 100, 'lead.created', at, name, name)
    const { lane, sent } = aLane(name, () => Promise.resolve())
    const plans = await plansOf(db, (watched) =>
      makeDeliverer({ db: watched, now: () => now, write: makeWrite(watched), log: makeLog('silent') }, [lane]).round(),
    )
    expect(sent()).toBe(10)
    expect(plans.filter((line) => line.includes('next_at'))).toContainEqual(
      expect.stringMatching(/^SEARCH outbox USING (COVERING )?INDEX outbox_waiting \(lane=\? AND next_at<\?\)/),
    )
    expect(plans.filter((line) => line.startsWith('SCAN') || line.includes('TEMP B-TREE'))).toEqual([])
  })

  it('to delete expired data', async () => {
    await openVault(db, [masterKey(Buffer.alloc(32))])
    await aCrowd(db, 300, { touched_at: '2026-10-01T00:00:00.000Z', expires_at: '2026-12-01T00:00:00.000Z' })
    const plans = await plansOf(db, (watched) => forget(makeWrite(watched), () => now))
    expect(plans).toContainEqual(expect.stringContaining('leads_private'))
    expect(scans(plans)).toEqual([])
  })
})

const scans = (plans: string[]) => plans.filter((line) => line.startsWith('SCAN'))

/** A lane that counts its messages. */
function aLane(name: Lane['name'], send: Lane['send']) {
  let count = 0
  const lane: Lane = {
    name,
    perRound: 10,
    send: (message) => {
      count += 1
      return send(message)
    },
    waitAfter: () => 3600,
    isOpen: () => true,
    close: () => undefined,
  }
  return { lane, sent: () => count }
}

/** A visitor who begins an order, which queues a message. */
const beginning = (server: Awaited<ReturnType<typeof aServer>>) => async () => {
  const { status } = await server.visitor().call('createLead', { body: { address: anAddress } })
  expect(status).toBe(200)
}

/** Small enough for the time limit of a statement. */
async function inParts(count: number, fill: (count: number, part: string) => Promise<void>): Promise<void> {
  const most = 50_000
  for (let part = 0; part * most < count; part += 1) await fill(Math.min(most, count - part * most), `${part}-`)
}

const turns = 200

/** The difference of two actions, in milliseconds and as a ratio, by the fastest tenth of alternate turns. */
async function compared(one: () => Promise<void>, other: () => Promise<void>, count = turns) {
  const times: [number[], number[]] = [[], []]
  for (let turn = 0; turn < count; turn += 1) {
    for (const [which, run] of [one, other].entries()) {
      const began = performance.now()
      await run()
      times[which]?.push(performance.now() - began)
    }
  }
  const [first = 0, second = 1] = times.map((each) => each.toSorted((a, b) => a - b)[count / 10])
  return { more: first - second, times: first / second }
}
