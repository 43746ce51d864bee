import { refuseAndRetryAfter } from '../http/refusal.ts'
import type { Db } from './database.ts'

/** A period of counting, and the seconds until the next one. */
export type Window = { period: number; ms: number; left: number }
const hour = 3_600_000
const day = 24 * hour

export const hourAt = (now: Date) => windowAt(now, hour)
export const dayAt = (now: Date) => windowAt(now, day)
export const monthAt = (now: Date) => windowAt(now, 30 * day)

function windowAt(now: Date, ms: number): Window {
  const at = now.getTime()
  return { period: Math.floor(at / ms), ms, left: Math.ceil((ms - (at % ms)) / 1000) }
}

/** Increments a counter in the database and returns it. */
export async function countUp(db: Db, key: string, window: Pick<Window, 'period' | 'ms'>): Promise<number> {
  const { count } = await oneMore(db, [key], window).returning('count').executeTakeFirstOrThrow()
  return count
}

/** Increments several counters, in sorted order. */
export async function countEach(db: Db, keys: readonly string[], window: Pick<Window, 'period' | 'ms'>): Promise<void> {
  await oneMore(db, keys.toSorted(), window).execute()
}

const oneMore = (db: Db, keys: readonly string[], { period, ms }: Pick<Window, 'period' | 'ms'>) =>
  db
    .insertInto('limits')
    .values(keys.map((key) => ({ key, period, count: 1, expires_at: new Date((period + 2) * ms).toISOString() })))
    .onConflict((c) => c.columns(['key', 'period']).doUpdateSet((old) => ({ count: old('limits.count', '+', 1) })))

export async function countOf(db: Db, key: string, { period }: Pick<Window, 'period'>): Promise<number> {
  const counted = db.selectFrom('limits').select('count').where('key', '=', key).where('period', '=', period)
  return (await counted.executeTakeFirst())?.count ?? 0
}

/** The counters of several keys, in their order. */
export async function countsOf(db: Db, keys: readonly string[], { period }: Pick<Window, 'period'>): Promise<number[]> {
  const rows = await db.selectFrom('limits').selectAll().where('period', '=', period).where('key', 'in', keys).execute()
  return keys.map((each) => rows.find(({ key }) => key === each)?.count ?? 0)
}

/** Counts an attempt and refuses those over the limit, always with the same reply. */
export async function countWithin(db: Db, key: string, most: number, window: Window): Promise<void> {
  if ((await countUp(db, key, window)) > most) throw tooMany(window)
}

export const tooMany = ({ left }: Pick<Window, 'left'>) => refuseAndRetryAfter(left, 429, 'limit.reached')
