import { sql } from 'kysely'
import { type Db, isPostgres } from '../db/database.ts'
import type { Write } from '../db/writeTransaction.ts'
import type { LaneName } from '../leads/outbox.ts'
import type { Message } from './lane.ts'

/** How long a server leases a message, longer than sending takes. After that another server can send it. */
const lease = 90_000

export async function anyWaiting(db: Db, lane: LaneName, now: Date): Promise<boolean> {
  return (await waiting(db, lane, now).select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Leases the longest waiting messages. Two servers never lease the same one. */
export function take(write: Write, lane: LaneName, most: number, now: Date): Promise<Message[]> {
  const next_at = new Date(now.getTime() + lease).toISOString()
  return write((tx) => {
    const some = waiting(tx, lane, now).select('id').orderBy('next_at').limit(most)
    const mine = isPostgres(tx) ? some.forUpdate().skipLocked() : some
    return tx
      .updateTable('outbox')
      .set({ next_at, attempts: sql<number>`attempts + 1` })
      .where('id', 'in', mine)
      .returningAll()
      .execute()
  })
}

/** Uses the conditions of the index `outbox_waiting`, so that sent and dead messages cost nothing. */
function waiting(db: Db, lane: LaneName, now: Date) {
  return db
    .selectFrom('outbox')
    .where('lane', '=', lane)
    .where('done_at', 'is', null)
    .where('next_at', '<=', now.toISOString())
}
