import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Db } from '../../server/db/database.ts'
import { feeds } from '../../server/operator/feedContract.ts'
import { newId } from '../../server/leads/newId.ts'
import { openCallRequest, sealCallRequest } from '../../server/support/callRequests.ts'
import { aFetcher } from '../support/aFetcher.ts'
import { aServer } from '../support/aServer.ts'
import { aConfirmedLead, finish } from '../support/anOrder.ts'
import { bothDatabases, shopOn } from '../support/databases.ts'
import { vaultOf } from '../support/openedLead.ts'

const postgres = bothDatabases.filter(({ database }) => database === 'PostgreSQL')
/** Ten thousand calls, and three thousand orders, which take longer to fetch. */
const transactions = { calls: 1000, orders: 300 }
const [rowsEach, writers] = [10, 6]
/** The feed's updates that end with a cut connection, by number. */
const cutAt = [2, 5, 9, 14]
/** The longest wait before a transaction commits, in milliseconds. */
const longest = 25

/** Seeded, so that a failure can be repeated. */
function dice(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state / 2 ** 32
  }
}

type Rows = (tx: Db, ids: readonly string[]) => Promise<unknown>
type Got = { status: number; items: { key: string; again: boolean }[]; next: string; more: boolean }

/** Writes rows whose transactions end in another order than they began. */
async function writeAll(db: Db, many: number, rows: Rows, random: () => number) {
  const written: string[] = []
  let left = many
  const write = async () => {
    while (left-- > 0) {
      const ids = Array.from({ length: rowsEach }, newId)
      await db.transaction().execute(async (tx) => {
        await rows(tx, ids)
        await setTimeout(random() * longest)
      })
      written.push(...ids)
    }
  }
  await Promise.all(Array.from({ length: writers }, write))
  return written
}

/** Fetches until all is written and nothing more comes. Loses one reply of ten, and asks again. */
async function fetchAll(get: (after: string) => Promise<Got>, isOver: () => boolean, random: () => number) {
  const heard: Got['items'] = []
  let [after, failures] = ['0', 0]
  for (;;) {
    const wasOver = isOver()
    const { status, items, next, more } = await get(after)
    if (status !== 200) failures += 1
    else if (random() > 0.1) {
      heard.push(...items)
      after = next
      if (wasOver && !more) return { heard, failures }
    }
    if (!more) await setTimeout(5)
  }
}

/** Makes chosen updates of the feed end their connection, like a killed server. Rolled back ones count too. */
async function cutSome(db: Db, table: string): Promise<void> {
  await sql`create sequence feed_updates`.execute(db)
  await sql`create function cut_some() returns trigger language plpgsql as $$ begin
    if nextval('feed_updates') in (${sql.raw(cutAt.join())}) then perform pg_terminate_backend(pg_backend_pid()); end if;
    return null; end $$`.execute(db)
  await sql`create trigger cut_some before update on ${sql.table(table)} for each statement execute function cut_some()`.execute(
    db,
  )
}

async function updatesOfFeed(db: Db): Promise<number> {
  const { rows } = await sql<{ n: string }>`select last_value as n from feed_updates`.execute(db)
  return Number(rows[0]?.n)
}

describe.each(postgres)('thousands of rows written while two systems fetch, on $database', (kind) => {
  describe.skipIf(kind.missing !== null)('with lost replies and cut connections', () => {
    const shop = shopOn(kind, { each: true })

    /** Fetches from two servers, whose connections are sometimes cut. */
    async function whole(feed: 'calls' | 'orders', rows: Rows) {
      const { server, db, empty } = shop()
      const other = await aServer(empty.settings)
      const random = dice(20_261_124)
      const getter = async (at: typeof server, name: string) => {
        const { get } = await aFetcher(at, db, name)
        return async (after: string): Promise<Got> => {
          const response = await get(`/${feed}?after=${after}&limit=500`)
          const { status } = response
          if (status !== 200) return { status, items: [], next: after, more: false }
          const body: unknown = await response.json()
          if (feed === 'calls') {
            const { items, ...page } = feeds.calls.page.parse(body)
            return { status, ...page, items: items.map(({ id, again }) => ({ key: id, again })) }
          }
          const { items, ...page } = feeds.orders.page.parse(body)
          return { status, ...page, items: items.map(({ number, again }) => ({ key: number, again })) }
        }
      }
      const gets = [await getter(server, 'first'), await getter(other, 'second')]
      let isOver = false
      await cutSome(db, feed === 'calls' ? 'support_requests' : 'orders')
      const writing = writeAll(db, transactions[feed], rows, random).finally(() => {
        isOver = true
      })
      const fetched = await Promise.all(gets.map((get) => fetchAll(get, () => isOver, random)))
      const written = await writing
      await other.stop()
      return { written, updates: await updatesOfFeed(db), fetched }
    }

    const missed = ({ written, fetched }: Awaited<ReturnType<typeof whole>>) =>
      fetched.map(({ heard }) => {
        const keys = new Set(heard.map(({ key }) => key))
        return written.filter((key) => !keys.has(key)).length
      })

    async function someCalls(): Promise<Rows> {
      await shop()
        .server.visitor()
        .call('requestCall', { body: { telephone: '16991234567' } })
      const call = await shop().db.selectFrom('support_requests').selectAll().executeTakeFirstOrThrow()
      const vault = await vaultOf(shop().db, shop().empty.settings)
      const plain = { ...openCallRequest(call, vault), feed_n: null }
      return (tx, ids) =>
        tx
          .insertInto('support_requests')
          .values(ids.map((id) => sealCallRequest({ ...plain, id }, vault)))
          .execute()
    }

    async function someOrders(): Promise<Rows> {
      const { server, db } = shop()
      const visitor = server.visitor()
      await finish(visitor, await aConfirmedLead(visitor))
      const order = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
      const lead = await db.selectFrom('leads').selectAll().where('id', '=', order.lead_id).executeTakeFirstOrThrow()
      const anew = { ...lead, trail_n: 0, trail_hash: '' }
      return async (tx, ids) => {
        await tx
          .insertInto('leads')
          .values(ids.map((id) => ({ ...anew, id, protocol: id, order_number: id })))
          .execute()
        await tx
          .insertInto('orders')
          .values(ids.map((id) => ({ ...order, lead_id: id, number: id })))
          .execute()
      }
    }

    it.each([
      ['calls', someCalls],
      ['orders', someOrders],
    ] as const)('%s: neither misses any, and repetitions are marked', async (feed, some) => {
      const result = await whole(feed, await some())
      expect(result.written.length).toBeGreaterThanOrEqual(transactions[feed] * rowsEach)
      expect(missed(result)).toEqual([0, 0])
      const first = result.fetched.flatMap(({ heard }) => heard).filter(({ again }) => !again)
      expect(new Set(first.map(({ key }) => key)).size).toBe(first.length)
      expect(result.updates).toBeGreaterThan(Math.max(...cutAt))
      expect(result.fetched.reduce((sum, { failures }) => sum + failures, 0)).toBeGreaterThanOrEqual(cutAt.length)
    })

    it('lose some if a place is given when a row is written', async () => {
      const rows = await someCalls()
      await sql`create sequence naive`.execute(shop().db)
      await sql`create function naive() returns trigger language plpgsql as $$ begin new.feed_n := nextval('naive'); return new; end $$`.execute(
        shop().db,
      )
      await sql`create trigger naive before insert on support_requests for each row execute function naive()`.execute(
        shop().db,
      )
      expect(Math.min(...missed(await whole('calls', rows)))).toBeGreaterThan(0)
    })
  })
})
