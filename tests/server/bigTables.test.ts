import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Db, openDatabase } from '../../server/db/database.ts'
import { writer } from '../../server/db/write.ts'
import { makePostman } from '../../server/mail/postman.ts'
import { forget } from '../../server/retention/retention.ts'
import { masterKey, openVault } from '../../server/secrets/vault.ts'
import { makeLog } from '../../server/log.ts'
import { aCrowd, aCrowdOfWords } from '../support/aCrowd.ts'
import { eachDatabase, prepared } from '../support/eachDatabase.ts'
import { aServer } from '../support/aServer.ts'
import { anOperatorDb } from '../support/operatorDb.ts'
import { plansOf } from '../support/plansOf.ts'

const now = new Date('2026-11-20T15:00:00.000Z')
const at = now.toISOString()
const nextMonth = '2026-12-20T15:00:00.000Z'
const long = 240_000

describe.each(eachDatabase)('on $database', (kind) => {
  const { missing } = kind
  const database = prepared(kind)

  it.skipIf(missing !== null)(
    'a look for mail costs the same beside 200,000 leads and 100,000 words that nobody comes for',
    async () => {
      const [small, big] = [await database.empty(), await database.empty()]
      const [quiet, busy] = [await aServer(small.settings), await aServer(big.settings)]
      const db = openDatabase(big.place)
      await inParts(200_000, (count, part) => aCrowd(db, count, { touched_at: at, expires_at: nextMonth }, part))
      await inParts(100_000, (count, part) => aCrowdOfWords(db, count, 'order.placed', at, part))
      await sql`analyze`.execute(db)
      const ratio = await compared(busy.deliver, quiet.deliver)
      expect(ratio).toBeLessThan(5)
      await db.destroy()
      for (const server of [quiet, busy]) await server.stop()
      for (const each of [small, big]) await each.gone()
    },
    long,
  )
})

describe('on the embedded file, nothing is read from end to end', () => {
  let db: Db
  beforeAll(async () => {
    db = await anOperatorDb()
  })
  afterAll(() => db.destroy())

  it('to find the mail that waits, and to take it', async () => {
    const vault = await openVault(db, [masterKey(Buffer.alloc(32))])
    await aCrowdOfWords(db, 1, 'mail.order', at)
    const mailer = { kind: 'none' as const, send: () => Promise.resolve(), close: () => undefined }
    const plans = await plansOf(db, (watched) =>
      makePostman({
        db: watched,
        vault,
        now: () => now,
        linkAddress: null,
        write: writer(watched),
        mailer,
        log: makeLog('silent'),
      }).round(),
    )
    expect(plans.filter((line) => line.includes('outbox'))).toContainEqual(
      expect.stringMatching(/^SEARCH outbox USING (COVERING )?INDEX outbox_next_at_some/),
    )
    expect(scans(plans)).toEqual([])
  })

  it('to forget', async () => {
    await openVault(db, [masterKey(Buffer.alloc(32))])
    await aCrowd(db, 300, { touched_at: '2026-10-01T00:00:00.000Z', expires_at: '2026-12-01T00:00:00.000Z' })
    const plans = await plansOf(db, (watched) => forget(writer(watched), () => now))
    expect(plans).toContainEqual(expect.stringContaining('leads_touched_at_some'))
    expect(scans(plans)).toEqual([])
  })
})

const scans = (plans: string[]) => plans.filter((line) => line.startsWith('SCAN'))

/** Few enough rows at once for the patience of a statement. */
async function inParts(count: number, fill: (count: number, part: string) => Promise<void>): Promise<void> {
  const most = 50_000
  for (let part = 0; part * most < count; part += 1) await fill(Math.min(most, count - part * most), `${part}-`)
}

/** How often as long one takes as the other, by the quicker half of many turns taken in alternation. */
async function compared(one: () => Promise<void>, other: () => Promise<void>): Promise<number> {
  const times: [number[], number[]] = [[], []]
  for (let turn = 0; turn < 200; turn += 1) {
    for (const [which, run] of [one, other].entries()) {
      const began = performance.now()
      await run()
      times[which]?.push(performance.now() - began)
    }
  }
  const [first = 0, second = 1] = times.map((each) => each.toSorted((a, b) => a - b)[50])
  return first / second
}
