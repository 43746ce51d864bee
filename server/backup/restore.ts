import { existsSync } from 'node:fs'
import { CannotStart } from '../start/startFailureReason.ts'
import { type Db, withDb } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { makeWrite, type Write } from '../db/writeTransaction.ts'
import type { Env } from '../start/readEnv.ts'
import { firstOrderAt } from '../leads/order/nextOrderNumber.ts'
import { type Erasure, readErasures } from './erasureLog.ts'
import { sqliteRestoreTarget } from './sqliteRestoreTarget.ts'
import { postgresRestoreTarget } from './postgresRestoreTarget.ts'
import { noteAnew, settledUntil } from './auditDigests.ts'
import { erase } from '../leads/erase.ts'

/** The database that a restore replaces. Servers do not start during a restore. */
export type Target = {
  name: string
  /** Whether a database exists already. */
  isTaken: () => Promise<boolean>
  /** Throws if a server uses it, and cleans up after an interrupted restore. Returns the release. */
  hold: () => Promise<() => void>
  /** Loads the backup next to the present database. */
  load: (backup: string) => Promise<Db>
  /** The present database, to be read once more. */
  replaced: () => Promise<Db>
  /** Swaps the loaded database in atomically. Returns the new place of the replaced one. */
  put: (now: Date) => Promise<string | null>
  undo: () => Promise<void>
}

/** Facts that only the replaced database has. `sent` lists messages that wait in the backup but were sent since. */
type Known = { erasures: readonly Erasure[]; lastOrder: number | null; sent: readonly string[] }
const nothing: Known = { erasures: [], lastOrder: null, sent: [] }

type Wish = { backup: string; replace: boolean; erasureFiles: readonly string[] }
type How = { say: (line: string) => void; now: () => Date }

/** Replaces the database by a backup. Erases leads again, and skips used order numbers and sent messages. */
export async function restore(
  env: Pick<Env, 'databaseUrl' | 'dataDir'> & Partial<Pick<Env, 'erasuresFile'>>,
  { backup, replace, erasureFiles }: Wish,
  { say, now }: How,
): Promise<void> {
  const target = env.databaseUrl === null ? sqliteRestoreTarget(env.dataDir) : postgresRestoreTarget(env.databaseUrl)
  const noted = erasureFiles.flatMap(readErasures)
  const isTaken = await target.isTaken()
  if (isTaken && !replace)
    throw new CannotStart(`There is a database at ${target.name} already. To replace it, say --replace.`)
  const release = await target.hold()
  let until: string
  try {
    const db = await target.load(backup)
    const known = (waiting: readonly string[]) => (isTaken ? knownThere(target, waiting, say) : nothing)
    const prepared = await prepare(db, noted, known, now)
    const { erased, waiting } = prepared
    until = prepared.until
    const aside = await target.put(now())
    say(`Restored ${backup} to ${target.name}; ${erased} of its leads had been erased since, and were erased again.`)
    if (waiting > 0) say(`${waiting} letters and events wait in it for a server to send.`)
    if (aside !== null) say(`The replaced database is now ${aside}. Delete it once all is well: it holds private data.`)
  } catch (error) {
    await target.undo()
    throw error
  } finally {
    release()
  }
  if (env.erasuresFile && existsSync(env.erasuresFile)) noteAnew(env.erasuresFile, until, now())
}

/** Brings a loaded backup up to date. Its audit trails are complete until `until`. */
function prepare(
  loaded: Db,
  noted: readonly Erasure[],
  knownBy: (waiting: readonly string[]) => Known | Promise<Known>,
  now: () => Date,
): Promise<{ erased: number; waiting: number; until: string }> {
  return withDb(loaded, async (db) => {
    await migrate(db)
    const waiting = await waitingIn(db)
    const { erasures, lastOrder, sent } = await knownBy(waiting)
    await skipOrders(db, lastOrder, now())
    const until = await settledUntil(db)
    const erased = await eraseAgain(db, makeWrite(db), [...noted, ...erasures])
    await markSent(db, sent, now())
    return { erased, waiting: waiting.length - sent.length, until }
  })
}

/** Facts of the replaced database; none if it is damaged. */
async function knownThere(target: Target, waiting: readonly string[], say: How['say']): Promise<Known> {
  try {
    return await withDb(await target.replaced(), (db) => knownIn(db, waiting))
  } catch {
    say(
      'The replaced database cannot be read. Only erasures that are noted elsewhere are made again, and letters may go out twice.',
    )
    return nothing
  }
}

async function knownIn(db: Db, waiting: readonly string[]): Promise<Known> {
  const rows = await db.selectFrom('erasures').select(['lead_id', 'at']).execute()
  return {
    erasures: rows.map(({ lead_id, at }) => ({ id: lead_id, at })),
    lastOrder: await lastOrderIn(db),
    sent: await sentIn(db, waiting),
  }
}

/** More orders than are placed between two backups. */
const ordersToSkip = 10_000

/** Skips order numbers that were given after the backup, because they belong to lost orders. */
async function skipOrders(db: Db, lastOrder: number | null, now: Date): Promise<void> {
  const value = lastOrder ?? Math.max((await lastOrderIn(db)) + ordersToSkip, firstOrderAt(now))
  await db.updateTable('sequences').set({ value }).where('name', '=', 'order').where('value', '<', value).execute()
}

async function lastOrderIn(db: Db): Promise<number> {
  const order = db.selectFrom('sequences').select('value').where('name', '=', 'order')
  return (await order.executeTakeFirstOrThrow()).value
}

/** The rows per statement. */
const atOnce = 100

/** Erases leads that were erased after a backup, as of then. Returns how many the backup still had. */
async function eraseAgain(db: Db, write: Write, erasures: readonly Erasure[]): Promise<number> {
  const due = new Map(erasures.map(({ id, at }) => [id, at]))
  const ids = [...due.keys()]
  let erased = 0
  for (let from = 0; from < ids.length; from += atOnce)
    erased += await write((tx) => eraseSome(tx, ids.slice(from, from + atOnce), due))
  return erased
}

async function eraseSome(tx: Db, ids: readonly string[], due: ReadonlyMap<string, string>): Promise<number> {
  const found = await tx.selectFrom('leads').select('id').where('id', 'in', ids).execute()
  for (const { id } of found) await erase([id], { db: tx, now: () => new Date(due.get(id) ?? 0) })
  return found.length
}

/** The messages that wait in a backup. */
async function waitingIn(db: Db): Promise<string[]> {
  const waiting = db.selectFrom('outbox').select('id').where('done_at', 'is', null).where('lane', '<>', 'dead')
  return (await waiting.execute()).map(({ id }) => id)
}

/** The messages of `waiting` that a later database has sent. */
async function sentIn(db: Db, waiting: readonly string[]): Promise<string[]> {
  const rows = await inSome(waiting, (ids) =>
    db.selectFrom('outbox').select('id').where('id', 'in', ids).where('done_at', 'is not', null).execute(),
  )
  return rows.flat().map(({ id }) => id)
}

async function markSent(db: Db, sent: readonly string[], now: Date): Promise<void> {
  await inSome(sent, (ids) =>
    db.updateTable('outbox').set({ done_at: now.toISOString() }).where('id', 'in', ids).execute(),
  )
}

async function inSome<T>(ids: readonly string[], work: (some: readonly string[]) => Promise<T>): Promise<T[]> {
  const all: T[] = []
  for (let from = 0; from < ids.length; from += atOnce) all.push(await work(ids.slice(from, from + atOnce)))
  return all
}
