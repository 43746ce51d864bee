import type { Db } from '../db/database.ts'

/** The messages that wait in a backup. */
export async function waitingIn(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('done_at', 'is', null)
    .where('lane', '<>', 'dead')
    .execute()
  return rows.map(({ id }) => id)
}

/** The messages of `waiting` that a later database has sent. */
export async function sentIn(db: Db, waiting: readonly string[]): Promise<string[]> {
  const rows = await inSome(waiting, (ids) =>
    db.selectFrom('outbox').select('id').where('id', 'in', ids).where('done_at', 'is not', null).execute(),
  )
  return rows.flat().map(({ id }) => id)
}

export async function markSent(db: Db, sent: readonly string[], now: Date): Promise<void> {
  await inSome(sent, (ids) =>
    db.updateTable('outbox').set({ done_at: now.toISOString() }).where('id', 'in', ids).execute(),
  )
}

/** The ids per statement. */
const atOnce = 100

async function inSome<T>(ids: readonly string[], work: (some: readonly string[]) => Promise<T>): Promise<T[]> {
  const all: T[] = []
  for (let from = 0; from < ids.length; from += atOnce) all.push(await work(ids.slice(from, from + atOnce)))
  return all
}
