import type { Write } from '../../db/write.ts'
import { refuseFor } from '../../refusal.ts'
import type { Vault } from '../../secrets/vault.ts'
import { networkOf } from '../arrival.ts'

export type Bucket = 'request' | 'write' | 'lookup'
/**
 * From which part of its limit on a count is one of all servers. Most visitors ask little, and writing down each of
 * them would cost orders more than it protects.
 */
const sharedFrom: Record<Bucket, number> = { request: 0.1, write: 0, lookup: 0 }

/**
 * Counts the requests of each network in a minute. The counts are in memory; what servers share is added up in the
 * database each second.
 */
export type Limiter = {
  take: (bucket: Bucket | null, ip: string) => void
  flush: () => Promise<void>
}
type Count = { period: number; known: number; pending: number; sharedFrom: number }

const minute = 60_000

export function makeLimiter(
  write: Write,
  vault: Pick<Vault, 'hash'>,
  limits: Record<Bucket, number>,
  now: () => Date,
): Limiter {
  const counts = new Map<string, Count>()

  function take(bucket: Bucket | null, ip: string): void {
    if (bucket === null) return
    const at = now().getTime()
    const count = current(`${bucket}|${networkOf(ip)}`, Math.floor(at / minute), limits[bucket] * sharedFrom[bucket])
    if (count.known + count.pending >= limits[bucket])
      throw refuseFor(Math.ceil((minute - (at % minute)) / 1000), 429, 'limit.reached')
    count.pending += 1
  }

  function current(key: string, period: number, from: number): Count {
    const found = counts.get(key)
    if (found?.period === period) return found
    const fresh = { period, known: 0, pending: 0, sharedFrom: from }
    counts.set(key, fresh)
    return fresh
  }

  async function flush(): Promise<void> {
    for (const [key, count] of [...counts].filter(([, each]) => isToTell(each)))
      await addUp(write, vault.hash('limit', key), count)
    const period = Math.floor(now().getTime() / minute)
    for (const [key, count] of counts) if (count.period < period && !isToTell(count)) counts.delete(key)
  }

  return { take, flush }
}

const isToTell = ({ known, pending, sharedFrom: from }: Count) => pending > 0 && known + pending >= from

async function addUp(write: Write, key: string, count: Count): Promise<void> {
  const added = count.pending
  count.pending = 0
  count.known += added
  const expires_at = new Date((count.period + 2) * minute).toISOString()
  const { count: total } = await write((tx) =>
    tx
      .insertInto('limits')
      .values({ key, period: count.period, count: added, expires_at })
      .onConflict((c) =>
        c.columns(['key', 'period']).doUpdateSet((row) => ({ count: row('limits.count', '+', added) })),
      )
      .returning('count')
      .executeTakeFirstOrThrow(),
  )
  count.known = Math.max(count.known, total)
}
