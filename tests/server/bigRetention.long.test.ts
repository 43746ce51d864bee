import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { freePort, launch } from '../support/aProcess.ts'
import { aCrowd } from '../support/aCrowd.ts'
import { bothDatabases, prepared, type Empty } from '../support/databases.ts'
import { aServer } from '../support/aServer.ts'
import { aLead } from '../support/anOrder.ts'
import { soon } from '../support/soon.ts'

const day = 86_400_000
const now = new Date('2026-11-20T15:00:00.000Z')
const daysFrom = (days: number) => new Date(now.getTime() + days * day).toISOString()
const long = 240_000

describe.each(bothDatabases)('on $database', (kind) => {
  const { missing } = kind
  const database = prepared(kind)

  /** A database with many leads left four days ago. */
  async function leftBehind(count: number, expires_at: string): Promise<Empty> {
    const empty = await database.empty()
    await (await aServer(empty.settings)).stop()
    const db = openDatabase(empty.place)
    await aCrowd(db, count, { touched_at: daysFrom(-4), expires_at })
    await db.destroy()
    return empty
  }

  it.skipIf(missing !== null).each([33_000, 70_000])(
    '%d old leads do not delay a start, and their private answers are all deleted at once',
    async (count) => {
      const { settings, place } = await leftBehind(count, daysFrom(26))
      const server = await aServer(settings)
      await server.forget()
      expect(server.lines.join('')).not.toContain('chore')
      const db = openDatabase(place)
      const { rows } = await sql<{
        leads: number
      }>`select count(*) as leads from leads where document is not null or document_hash is not null or birth_date is not null or mothers_name is not null`.execute(
        db,
      )
      expect(Number(rows[0]?.leads)).toBe(0)
      expect(await counts(place)).toEqual({
        leads: count,
        risk_decisions: 0,
        owner_keys: count + 1,
        erasures: 0,
        idempotency: count,
      })
      await db.destroy()
      await server.stop()
    },
    long,
  )

  it.skipIf(missing !== null)(
    '33000 expired leads are all erased at once while visitors are served',
    async () => {
      const { settings, place } = await leftBehind(33_000, daysFrom(-1))
      const server = await aServer(settings)
      const visitor = server.visitor()
      const forgetting = { done: false }
      const forgotten = server.forget().finally(() => {
        forgetting.done = true
      })
      let served = 0
      while (!forgetting.done) {
        await aLead(visitor)
        served += 1
      }
      await forgotten
      expect(served).toBeGreaterThan(50)
      expect(await counts(place)).toEqual({
        leads: served,
        risk_decisions: 0,
        owner_keys: 1 + served,
        erasures: 33_000,
        idempotency: 33_000,
      })
      server.clock.at = new Date(now.getTime() + 27 * day)
      await server.forget()
      expect(await counts(place)).toMatchObject({ leads: served, idempotency: 0 })
      await server.stop()
    },
    long,
  )
})

describe('a server that is ready', () => {
  it('starts to delete expired data by itself', async () => {
    const [embedded] = bothDatabases
    const database = await embedded?.prepare()
    const empty = await database?.empty({ filled: true })
    if (!empty) throw new Error('No database')
    const settings = { ...empty.settings, PORT: String(await freePort()) }
    const first = await launch(settings)
    first.child.kill('SIGTERM')
    await first.ended
    const db = openDatabase(empty.place)
    await aCrowd(db, 300, { touched_at: '2020-01-01T00:00:00.000Z', expires_at: '2020-02-01T00:00:00.000Z' })
    const { child, ended } = await launch(settings)
    await soon(async () => expect(await db.selectFrom('leads').select('id').execute()).toEqual([]))
    child.kill('SIGTERM')
    await ended
    await db.destroy()
    await empty.gone()
  })
})

async function counts(place: Empty['place']) {
  const db = openDatabase(place)
  const counted = { leads: 0, risk_decisions: 0, owner_keys: 0, erasures: 0, idempotency: 0 }
  for (const table of ['leads', 'risk_decisions', 'owner_keys', 'erasures', 'idempotency'] as const) {
    const { count } = await db
      .selectFrom(table)
      .select((e) => e.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    counted[table] = Number(count)
  }
  await db.destroy()
  return counted
}
