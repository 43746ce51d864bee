import type { Db } from '../db/database.ts'
import type { Write } from '../db/writeTransaction.ts'
import { erase } from '../leads/erase/erase.ts'
import type { Erasure } from './erasureLog.ts'

const atOnce = 100

/** Erases leads that were erased after a backup, as of then. Returns how many the backup still had. */
export async function eraseAgain(db: Db, write: Write, erasures: readonly Erasure[]): Promise<number> {
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
