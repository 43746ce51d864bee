import type { Db } from '../../db/database.ts'
import type { Write } from '../../db/writeTransaction.ts'
import { refuseAndRetryAfter } from '../refusal.ts'
import type { Vault } from '../../secrets/vault.ts'
import { singleFlight } from '../../tasks/singleFlight.ts'
import { networkOf } from '../clientAddress.ts'

export type Bucket = 'request' | 'write' | 'lookup'
/** The part of a limit from which servers share its count. Sharing small counts would slow down orders. */
const sharedFrom: Record<Bucket, number> = { request: 0.1, write: 0, lookup: 0 }

/** Counts each network's requests per minute in memory. The database adds up the shared counts once a second. */
export type Limiter = {
  take: (bucket: Bucket | null, ip: string, times?: number) => void
  flush: () => Promise<void>
}
type Count = { key: string; period: number; known: number; pending: number; sharedFrom: number }

const minute = 60_000

export function makeLimiter(
  write: Write,
  vault: Pick<Vault, 'hash'>,
  limits: Record<Bucket, number>,
  now: () => Date,
): Limiter {
  const counts = new Map<string, Count>()

  function take(bucket: Bucket | null, ip: string, times = 1): void {
    if (bucket === null) return
    const at = now().getTime()
    const count = current(`${bucket}|${networkOf(ip)}`, Math.floor(at / minute), limits[bucket] * sharedFrom[bucket])
    if (count.known + count.pending + times > limits[bucket])
      throw refuseAndRetryAfter(Math.ceil((minute - (at % minute)) / 1000), 429, 'limit.reached')
    count.pending += times
  }

  function current(key: string, period: number, from: number): Count {
    const found = counts.get(key)
    if (found?.period === period) return found
    const fresh = { key, period, known: 0, pending: 0, sharedFrom: from }
    counts.set(key, fresh)
    return fresh
  }

  async function addUpAll(): Promise<void> {
    const told = [...counts.values()].filter(isToTell)
    for (let at = 0; at < told.length; at += mostAtOnce) await addUp(write, vault, told.slice(at, at + mostAtOnce))
    const period = Math.floor(now().getTime() / minute)
    for (const [key, count] of counts) if (count.period < period && !isToTell(count)) counts.delete(key)
  }

  return { take, flush: singleFlight(addUpAll).round }
}

/** The counts per statement, with four values each. */
const mostAtOnce = 5000

const isToTell = ({ known, pending, sharedFrom: from }: Count) => pending > 0 && known + pending >= from

/** Adds counts to those of other servers. Unsaved ones are sent in the next round. */
async function addUp(write: Write, vault: Pick<Vault, 'hash'>, counts: readonly Count[]): Promise<void> {
  const told = new Map(counts.map((count) => [vault.hash('limit', count.key), { count, added: count.pending }]))
  for (const { count, added } of told.values()) move(count, added)
  try {
    const rows = [...told].map(([key, { count, added }]) => rowOf(key, count, added)).toSorted(byKey)
    for (const { key, count: total } of await write((tx) => upsert(tx, rows))) {
      const count = told.get(key)?.count
      if (count) count.known = Math.max(count.known, total)
    }
  } catch (error) {
    for (const { count, added } of told.values()) move(count, -added)
    throw error
  }
}

function move(count: Count, added: number): void {
  count.pending -= added
  count.known += added
}

const rowOf = (key: string, { period }: Count, count: number) => ({
  key,
  period,
  count,
  expires_at: new Date((period + 2) * minute).toISOString(),
})

/** Sorts rows, so that two servers never deadlock. */
const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1)

const upsert = (tx: Db, rows: ReturnType<typeof rowOf>[]) =>
  tx
    .insertInto('limits')
    .values(rows)
    .onConflict((c) =>
      c
        .columns(['key', 'period'])
        .doUpdateSet((row) => ({ count: row('limits.count', '+', row.ref('excluded.count')) })),
    )
    .returning(['key', 'count'])
    .execute()
