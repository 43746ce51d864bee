import { CannotStart } from '../cannotStart.ts'
import type { Db } from '../db/database.ts'
import { migrate, type Way } from '../db/migrate.ts'
import { writer } from '../db/write.ts'
import type { Env } from '../env.ts'
import { firstOrderAt } from '../leads/order/orderNumber.ts'
import { type Erasure, readErasures } from './erasureLog.ts'
import { eraseAgain } from './eraseAgain.ts'
import { fileTarget } from './fileTarget.ts'
import { postgresTarget } from './postgresTarget.ts'

/** The place of a database that a backup is put in. */
export type Target = {
  name: string
  /** Whether there is a database already. */
  isTaken: () => Promise<boolean>
  /** Refuses while a server uses it. */
  demandUnused: () => Promise<void>
  /** The database there, to be read once more. */
  replaced: () => Promise<Db>
  /** Loads the backup beside what is there. */
  load: (backup: string) => Promise<Db>
  /** Puts the loaded database in its place. Returns where the replaced one is now. */
  put: (now: Date) => Promise<string | null>
  /** Leaves everything as it was. */
  undo: () => Promise<void>
}

/** What only the replaced database knows. */
type Known = { erasures: readonly Erasure[]; lastOrder: number | null }

type Wish = { backup: string; replace: boolean; erasureFiles: readonly string[] }

/**
 * Puts a backup in the place of the database. Leads that were erased since are erased again, and order numbers that
 * may have been told since are not given twice.
 */
export async function restore(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  { backup, replace, erasureFiles }: Wish,
  { say, now }: { say: (line: string) => void; now: () => Date },
): Promise<void> {
  const target = env.databaseUrl === null ? fileTarget(env.dataDir) : postgresTarget(env.databaseUrl)
  const noted = erasureFiles.flatMap(readErasures)
  const taken = await target.isTaken()
  if (taken && !replace)
    throw new CannotStart(`There is a database at ${target.name} already. To replace it, say --replace.`)
  if (taken) await target.demandUnused()
  const last = taken ? await knownThere(target, say) : { erasures: [], lastOrder: null }
  try {
    const way = { databaseUrl: env.databaseUrl, say }
    const known = { ...last, erasures: [...noted, ...last.erasures] }
    const erased = await prepare(await target.load(backup), way, known, now())
    const aside = await target.put(now())
    say(`Restored ${backup} to ${target.name}; ${erased} of its leads had been erased since, and were erased again.`)
    if (aside !== null) say(`The replaced database is now ${aside}. Delete it once all is well: it holds private data.`)
  } catch (error) {
    await target.undo()
    throw error
  }
}

async function prepare(db: Db, way: Way, { erasures, lastOrder }: Known, now: Date): Promise<number> {
  try {
    await migrate(db, way)
    await skipOrders(db, lastOrder, now)
    return await eraseAgain(db, writer(db), erasures)
  } finally {
    await db.destroy()
  }
}

/** What a damaged database knows is lost with it. */
async function knownThere(target: Target, say: (line: string) => void): Promise<Known> {
  try {
    return await knownIn(await target.replaced())
  } catch {
    say('The replaced database cannot be read. Only erasures that are noted elsewhere are made again.')
    return { erasures: [], lastOrder: null }
  }
}

async function knownIn(db: Db): Promise<Known> {
  try {
    const rows = await db.selectFrom('erasures').select(['lead_id', 'at']).execute()
    return { erasures: rows.map(({ lead_id, at }) => ({ id: lead_id, at })), lastOrder: await lastOrderIn(db) }
  } finally {
    await db.destroy()
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
