import { type RawBuilder, sql } from 'kysely'
import { advisoryLock } from '../db/advisoryLock.ts'
import type { Db } from '../db/database.ts'
import type { Write } from '../db/writeTransaction.ts'
import { newId } from '../leads/newId.ts'
import { firstOrderAt } from '../leads/order/nextOrderNumber.ts'
import type { Vault } from '../secrets/vault.ts'
import { callEntries, leftEntries, noticeEntries, orderEntries } from './feedEntries.ts'
import type { Entry, FeedName } from './feedContract.ts'

/** Complete feeds: a row gets a place after its commit, one fetch at a time, and a new one when it changes. */
export type Feeding = { write: Write; vault: Vault; now: () => Date }
/** The database of one step of a fetch, and the token's name. */
export type Fetch = { db: Db; vault: Vault; now: Date; name: string }
export type Fed = { n: number; id: string; again: boolean }
type Asked = { after: number; limit: number; name: string }

/** The cursor is higher than any place that this database gave, so that new rows could be missed. */
export class CursorAhead extends Error {}

type Feed = {
  table: 'leads' | 'orders' | 'support_requests'
  /** A filter of the table's rows. */
  rows: RawBuilder<unknown>
  id: string
  time: string
  entries: (fed: readonly Fed[], fetch: Fetch) => Promise<Entry[]>
}
const tables = {
  calls: { table: 'support_requests', rows: sql`1 = 1`, id: 'id', time: 'created_at', entries: callEntries },
  leads: {
    table: 'leads',
    rows: sql`kind = 'order' and order_number is null and reminded_at is not null and accept_promotions = 1`,
    id: 'id',
    time: 'reminded_at',
    entries: leftEntries,
  },
  notices: { table: 'leads', rows: sql`kind = 'no-coverage'`, id: 'id', time: 'created_at', entries: noticeEntries },
  orders: { table: 'orders', rows: sql`1 = 1`, id: 'lead_id', time: 'terms_accepted_at', entries: orderEntries },
} as const satisfies Record<FeedName, Feed>

/** The rows that get a place in one transaction, at least a page. */
const placedAtOnce = 500

/** The rows after a cursor, in order. Each is sent at least once, and marked if it was sent before. */
export async function fetchFeed(feed: FeedName, { after, limit, name }: Asked, { write, vault, now }: Feeding) {
  await write((db) => placeRows(db, feed, now()))
  return write(async (db) => {
    await advisoryLock(db, `feed.${feed}`)
    if (after > Math.max(await lastPlace(db, feed), firstOrderAt(now()))) throw new CursorAhead()
    const fed = await rowsAfter(db, feed, after, limit)
    const items = fed.length === 0 ? [] : await tables[feed].entries(fed, { db, vault, now: now(), name })
    const last = fed.at(-1)
    if (last) await markFetched(db, feed, { fed, name, now: now() })
    return { items, next: String(last?.n ?? after), more: fed.length === limit }
  })
}

/** The entry of one row at any place; null if the row is gone. */
export async function entryOf(feed: FeedName, row: Omit<Fed, 'n'>, fetch: Fetch): Promise<Entry | null> {
  const [entry = null] = await tables[feed].entries([{ n: 0, ...row }], fetch)
  return entry
}

/** The cursor that precedes all rows since a time. Changed rows follow as well. */
export function cursorSince(feed: FeedName, since: string, { write, now }: Omit<Feeding, 'vault'>): Promise<number> {
  const { table, rows: told, time } = tables[feed]
  return write(async (db) => {
    await placeRows(db, feed, now())
    const { rows } = await sql<{ n: number | null }>`
      select min(feed_n) as n from ${sql.table(table)} where ${told} and ${sql.ref(time)} >= ${since}`.execute(db)
    return (rows[0]?.n ?? (await lastPlace(db, feed)) + 1) - 1
  })
}

/** Gives places to rows without one. Places follow the clock, so that a restored database repeats none. */
async function placeRows(db: Db, feed: FeedName, now: Date): Promise<void> {
  const { table, rows: told, id, time } = tables[feed]
  const [key, at, rows] = [sql.ref(id), sql.ref(time), sql.table(table)]
  await advisoryLock(db, `feed.${feed}`)
  const unplaced = sql`select 1 from ${rows} where feed_n is null and ${told} limit 1`
  if ((await unplaced.execute(db)).rows.length === 0) return
  const begin = Math.max(await lastPlace(db, feed), firstOrderAt(now))
  const placed = await sql<{ n: number }>`
    update ${rows} set feed_n = cast(${begin} as integer) + due.place from (
      select ${key} as due_id, row_number() over (order by ${at}, ${key}) as place
      from ${rows} where feed_n is null and ${told} order by ${at}, ${key} limit ${sql.lit(placedAtOnce)}
    ) as due where ${sql.ref(`${table}.${id}`)} = due.due_id
    returning feed_n as n`.execute(db)
  const value = Math.max(begin, ...placed.rows.map(({ n }) => n))
  await db.updateTable('sequences').set({ value }).where('name', '=', `feed.${feed}`).execute()
}

async function lastPlace(db: Db, feed: FeedName): Promise<number> {
  const row = await db.selectFrom('sequences').select('value').where('name', '=', `feed.${feed}`).executeTakeFirst()
  return row?.value ?? 0
}

async function rowsAfter(db: Db, feed: FeedName, after: number, limit: number): Promise<Fed[]> {
  const { table, rows: told, id } = tables[feed]
  const { rows } = await sql<{ n: number; id: string; fed_at: string | null }>`
    select feed_n as n, ${sql.ref(id)} as id, fed_at from ${sql.table(table)}
    where feed_n > ${after} and ${told} order by feed_n limit ${limit}`.execute(db)
  return rows.map(({ fed_at, ...row }) => ({ ...row, again: fed_at !== null }))
}

async function markFetched(db: Db, feed: FeedName, { fed, name, now }: { fed: Fed[]; name: string; now: Date }) {
  const { table, id } = tables[feed]
  const at = now.toISOString()
  const ids = sql.join(fed.map((row) => row.id))
  await sql`update ${sql.table(table)} set fed_at = ${at} where fed_at is null and ${sql.ref(id)} in (${ids})`.execute(
    db,
  )
  const [first, last] = [fed[0]?.n ?? 0, fed.at(-1)?.n ?? 0]
  const fetched = { id: newId(), at, name, feed, first_n: first, last_n: last, items: fed.length }
  await db.insertInto('operator_fetches').values(fetched).execute()
}
