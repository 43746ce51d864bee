import { existsSync } from 'node:fs'
import { CannotStart } from '../startFailureReason.ts'
import { type Db, withDb } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { makeWrite } from '../db/writeTransaction.ts'
import type { Env } from '../readEnv.ts'
import { firstOrderAt } from '../leads/order/orderNumber.ts'
import { type Erasure, readErasures } from './erasureLog.ts'
import { eraseAgain } from './eraseAgain.ts'
import { sqliteRestoreTarget } from './sqliteRestoreTarget.ts'
import { postgresRestoreTarget } from './postgresRestoreTarget.ts'
import { noteAnew, settledUntil } from './auditDigests.ts'
import { markSent, sentIn, waitingIn } from './sentSinceBackup.ts'

/** The place of a database that a backup is put in. A start that meets a restore on its way goes no further. */
export type Target = {
  name: string
  /** Whether there is a database already. */
  isTaken: () => Promise<boolean>
  /** Refuses while a server uses it, and takes away what an earlier restore left. Returns what lets servers start again. */
  hold: () => Promise<() => void>
  /** Loads the backup beside what is there. */
  load: (backup: string) => Promise<Db>
  /** The database that was there, to be read once more. */
  replaced: () => Promise<Db>
  /** Puts the loaded database in its place, at once. Returns where the replaced one is now. */
  put: (now: Date) => Promise<string | null>
  /** Leaves everything as it was. */
  undo: () => Promise<void>
}

/** What only the replaced database knows. `sent` has the messages that wait in the backup and went out since. */
type Known = { erasures: readonly Erasure[]; lastOrder: number | null; sent: readonly string[] }
const nothing: Known = { erasures: [], lastOrder: null, sent: [] }

type Wish = { backup: string; replace: boolean; erasureFiles: readonly string[] }
type How = { say: (line: string) => void; now: () => Date }

/**
 * Replaces the database by a backup. Leads erased since are erased again; order numbers and messages do not repeat.
 * The trails noted in its erasures file end where the backup ends.
 */
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

/** Brings a loaded backup up to date. All rows of trails are there until `until`. */
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

/** What a damaged database knows is lost with it. */
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

/** A number told after the backup belongs to an order that is lost, and to no other one. */
async function skipOrders(db: Db, lastOrder: number | null, now: Date): Promise<void> {
  const value = lastOrder ?? Math.max((await lastOrderIn(db)) + ordersToSkip, firstOrderAt(now))
  await db.updateTable('sequences').set({ value }).where('name', '=', 'order').where('value', '<', value).execute()
}

async function lastOrderIn(db: Db): Promise<number> {
  const order = db.selectFrom('sequences').select('value').where('name', '=', 'order')
  return (await order.executeTakeFirstOrThrow()).value
}
