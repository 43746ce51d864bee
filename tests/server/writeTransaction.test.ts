import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Db, openDatabase } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrate.ts'
import { makeWrite } from '../../server/db/writeTransaction.ts'
import { failureOf } from '../../server/http/failureResponse.ts'
import { nextOrderNumber } from '../../server/leads/order/nextOrderNumber.ts'
import { withCheckDigit } from '../../src/api/contract/values/luhn.ts'
import { folderForTest } from '../support/temporaryFolder.ts'

let db: Db
beforeAll(async () => {
  db = openDatabase({ databaseUrl: null, dataDir: ':memory:' })
  await migrate(db)
})
afterAll(() => db.destroy())

/** Runs an action several times in turn. */
async function inTurn<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const all: T[] = []
  while (all.length < times) all.push(await work())
  return all
}

/** The first numbers of a database created at a time. */
async function numbersFrom(at: string): Promise<string[]> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) })
  onTestFinished(() => void vi.useRealTimers())
  const fresh = openDatabase({ databaseUrl: null, dataDir: ':memory:' })
  await migrate(fresh)
  const numbers = await makeWrite(fresh)((tx) => inTurn(1000, () => nextOrderNumber(tx)))
  await fresh.destroy()
  return numbers
}

const erased = (tx: Db, id: string) => tx.insertInto('erasures').values({ lead_id: id, at: '' }).execute()

describe('a group of writes', () => {
  it('is committed with each write complete or missing', async () => {
    const write = makeWrite(db)
    const settled = await Promise.allSettled(
      Array.from({ length: 200 }, (_, at) =>
        write(async (tx) => {
          await erased(tx, `lead ${at}`)
          if (at % 3 === 0) throw new Error('refused')
          return at
        }),
      ),
    )
    const done = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(done).toHaveLength(133)
    const rows = await db.selectFrom('erasures').select('lead_id').execute()
    expect(new Set(rows.map(({ lead_id }) => lead_id))).toEqual(new Set(done.map((at) => `lead ${at}`)))
  })

  it('fails with the reason on a full disk, and succeeds once there is room', async () => {
    const dataDir = folderForTest()
    const small = openDatabase({ databaseUrl: null, dataDir })
    await migrate(small)
    const pages = (count: number) => sql`pragma max_page_count = ${sql.lit(count)}`.execute(small)
    await pages(1)
    const settled = await Promise.allSettled(
      ['a', 'b'].map((id) => makeWrite(small)((tx) => erased(tx, id.repeat(1_000_000)))),
    )
    expect(settled.map((each) => each.status === 'rejected' && failureOf(each.reason, '').status)).toEqual([503, 503])
    await pages(1_000_000)
    await makeWrite(small)((tx) => erased(tx, 'c'))
    expect(await small.selectFrom('erasures').select('lead_id').execute()).toEqual([{ lead_id: 'c' }])
    await small.destroy()
  })

  it('fails completely when the database goes away', async () => {
    const other = openDatabase({ databaseUrl: null, dataDir: ':memory:' })
    const write = makeWrite(other)
    await migrate(other)
    await other.destroy()
    const settled = await Promise.allSettled([write((tx) => erased(tx, 'a')), write((tx) => erased(tx, 'b'))])
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})

/** A file that a server and another program have open. */
async function twoPrograms() {
  const dataDir = folderForTest()
  const here = openDatabase({ databaseUrl: null, dataDir })
  await migrate(here)
  const another = new DatabaseSync(join(dataDir, 'ultrafibra.sqlite'), { timeout: 0 })
  onTestFinished(async () => {
    another.close()
    await here.destroy()
  })
  return { here, another }
}

describe('a file with another writer', () => {
  it('is locked from the beginning of a write, so that read data stay true', async () => {
    const { here, another } = await twoPrograms()
    const insert = () => another.exec("insert into erasures (lead_id, at) values ('elsewhere', '')")
    await makeWrite(here)(async (tx) => {
      expect(await tx.selectFrom('erasures').selectAll().execute()).toEqual([])
      expect(insert).toThrow(/locked/)
      await erased(tx, 'here')
    })
    expect(insert).not.toThrow()
  })

  it('is waited for if another one locks it briefly, and a permanent lock is reported', async () => {
    const { here, another } = await twoPrograms()
    const write = makeWrite(here)
    another.exec('begin immediate')
    setTimeout(() => another.exec('commit'), 600)
    await write((tx) => erased(tx, 'waited'))
    another.exec('begin immediate')
    const refused = await write((tx) => erased(tx, 'refused')).catch((error: unknown) => error)
    another.exec('rollback')
    expect(failureOf(refused, '').status).toBe(503)
    expect(await here.selectFrom('erasures').select('lead_id').execute()).toEqual([{ lead_id: 'waited' }])
  })
})

describe('an order number', () => {
  it('is unique, and invalid with one wrong digit', async () => {
    const numbers = await Promise.all(Array.from({ length: 50 }, () => makeWrite(db)((tx) => nextOrderNumber(tx))))
    expect(new Set(numbers).size).toBe(50)
    for (const number of numbers) expect(withCheckDigit(number.slice(0, -1))).toBe(number)
    const [number = ''] = numbers
    const misread = number.replace(/^./, (digit) => String((Number(digit) + 1) % 10))
    expect(withCheckDigit(misread.slice(0, -1))).not.toBe(misread)
  })

  it('of a lost database is not given by a new one', async () => {
    const told = [
      ...(await numbersFrom('2026-11-20T15:00:00.000Z')),
      ...(await numbersFrom('2026-11-20T15:30:00.000Z')),
      ...(await numbersFrom('2052-01-01T00:00:00.000Z')),
    ]
    expect(new Set(told).size).toBe(3000)
    expect(told.filter((number) => !/^[1-9]\d{9}$/.test(number))).toEqual([])
  })
})
