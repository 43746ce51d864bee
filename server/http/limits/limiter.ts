import type { Write } from '../../db/write.ts'
import { refuseFor } from '../../refusal.ts'
import type { Vault } from '../../secrets/vault.ts'
import { networkOf } from '../arrival.ts'

export type Bucket = 'request' | Shared
/** Counters that all servers share. All others each server counts for itself. */
type Shared = 'write' | 'lookup'
/**
 * Counts the requests of each network in a minute. The counts are in memory; shared ones are added up in the database
 * each second.
 */
export type Limiter = {
  take: (bucket: Bucket | null, ip: string) => void
  flush: () => Promise<void>
}
type Count = { period: number; known: number; pending: number; shared: boolean }

const minute = 60_000

export function makeLimiter(write: Write, vault: Vault, limits: Record<Bucket, number>, now: () => Date): Limiter {
  const counts = new Map<string, Count>()

  function take(bucket: Bucket | null, ip: string): void {
    if (bucket === null) return
    const at = now().getTime()
    const count = current(counts, `${bucket}|${networkOf(ip)}`, Math.floor(at / minute), bucket !== 'request')
    if (count.known + count.pending >= limits[bucket])
      throw refuseFor(Math.ceil((minute - (at % minute)) / 1000), 429, 'limit.reached')
    count.pending += 1
  }

  async function flush(): Promise<void> {
    const waiting = [...counts].filter(([, count]) => count.shared && count.pending > 0)
    for (const [key, count] of waiting) await addUp(write, vault.hash('limit', key), count)
    const period = Math.floor(now().getTime() / minute)
    for (const [key, count] of counts)
      if (count.period < period && (count.pending === 0 || !count.shared)) counts.delete(key)
  }

  return { take, flush }
}

function current(counts: Map<string, Count>, key: string, period: number, shared: boolean): Count {
  const found = counts.get(key)
  if (found?.period === period) return found
  const fresh = { period, known: 0, pending: 0, shared }
  counts.set(key, fresh)
  return fresh
}

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
