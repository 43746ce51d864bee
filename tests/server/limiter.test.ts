import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Db, openDatabase } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrate.ts'
import { type Write, makeWrite } from '../../server/db/writeTransaction.ts'
import { type Bucket, type Limiter, makeLimiter } from '../../server/http/limits/limiter.ts'
import { bothDatabases, prepared } from '../support/databases.ts'

const most = 100
const address = '203.0.113.7'

describe.each(bothDatabases)('a network’s requests per minute, on $database', (kind) => {
  const database = prepared(kind)
  let db: Db
  let now = new Date(0)
  beforeEach(async () => {
    if (kind.missing !== null) return
    db = openDatabase((await database.empty()).place)
    await migrate(db)
    now = new Date(0)
  })
  afterEach(() => db?.destroy())

  /** The limits of one of several servers. */
  const aLimiter = () => limiterBy(makeWrite(db))
  const limiterBy = (write: Write) =>
    makeLimiter(write, { hash: (_, text) => text }, { request: most, write: most, lookup: most }, () => now)

  it.skipIf(kind.missing !== null).each<Bucket>(['request', 'write', 'lookup'])(
    'are counted by two servers together: a %s',
    async (bucket) => {
      const [one, other] = [aLimiter(), aLimiter()]
      expect(taken(one, bucket, 60)).toBe(60)
      await one.flush()
      expect(taken(other, bucket, 60)).toBe(60)
      await other.flush()
      expect(taken(other, bucket, 1)).toBe(0)
      expect(taken(one, bucket, 1)).toBe(1)
      await one.flush()
      expect(taken(one, bucket, 1)).toBe(0)
      now = new Date(60_000)
      expect([taken(one, bucket, most + 1), taken(other, bucket, most + 1)]).toEqual([most, most])
    },
  )

  it.skipIf(kind.missing !== null)('are not stored if there are few reads', async () => {
    const limiter = aLimiter()
    taken(limiter, 'request', most / 10 - 1)
    await limiter.flush()
    expect(await rows()).toEqual([])
    taken(limiter, 'request', 1)
    await limiter.flush()
    expect(await rows()).toEqual([{ count: most / 10 }])
  })

  it.skipIf(kind.missing !== null)(
    'cost one statement a round for all networks, and rounds do not overlap',
    async () => {
      const work = { writes: 0, atOnce: 0, most: 0 }
      const limiter = limiterBy(async (job) => {
        work.writes += 1
        work.most = Math.max(work.most, (work.atOnce += 1))
        await new Promise((resolve) => setTimeout(resolve, 20))
        return makeWrite(db)(job).finally(() => (work.atOnce -= 1))
      })
      for (let network = 0; network < 3000; network += 1) limiter.take('write', `10.${network >> 8}.${network & 255}.1`)
      await Promise.all([limiter.flush(), limiter.flush(), limiter.flush()])
      await limiter.flush()
      expect([work, await rows()]).toEqual([
        { writes: 1, atOnce: 0, most: 1 },
        Array.from({ length: 3000 }, () => ({ count: 1 })),
      ])
    },
  )

  it.skipIf(kind.missing !== null)('are added in the next round after a failed write', async () => {
    const line = { isCut: true }
    const limiter = limiterBy((job) => (line.isCut ? Promise.reject(new Error('cut')) : makeWrite(db)(job)))
    taken(limiter, 'write', most - 1)
    await expect(limiter.flush()).rejects.toThrow('cut')
    line.isCut = false
    await limiter.flush()
    expect(await rows()).toEqual([{ count: most - 1 }])
    expect(taken(limiter, 'write', most)).toBe(1)
  })

  const rows = () => db.selectFrom('limits').select('count').execute()
})

/** The number of accepted requests. */
function taken(limiter: Limiter, bucket: Bucket, count: number): number {
  let before = 0
  try {
    for (; before < count; before += 1) limiter.take(bucket, address)
  } catch {
    return before
  }
  return before
}
