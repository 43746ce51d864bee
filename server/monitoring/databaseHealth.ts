import type { Db } from '../db/database.ts'
import type { Write } from '../db/writeTransaction.ts'

/** Whether the database accepts a write as large as a visitor's. A full or read-only one does not. */
export type Health = () => Promise<boolean>

/** Limits trial writes to one a second. */
const kept = 1000
/** About as many pages of the embedded file as an ordinary write changes. */
const size = 65_536

/** `failed` is called for each failed write, not for each health request. */
export function makeHealth(write: Write, now: () => Date, failed: (error: unknown) => void): Health {
  let tried = -Infinity
  let found = Promise.resolve(true)

  async function isWell(at: string): Promise<boolean> {
    try {
      await writeSome(write, at)
      return true
    } catch (error) {
      failed(error)
      return false
    }
  }

  return () => {
    const at = now()
    if (Math.abs(at.getTime() - tried) < kept) return found
    tried = at.getTime()
    found = isWell(at.toISOString())
    return found
  }
}

/** Changes the text each time, because the same text would write nothing. */
async function writeSome(write: Write, at: string): Promise<void> {
  await write((tx) => keepInHealth(tx, 'write', at.padEnd(size, at)))
}

export const keepInHealth = (tx: Db, name: string, written: string) =>
  tx
    .insertInto('health')
    .values({ name, written })
    .onConflict((c) => c.column('name').doUpdateSet({ written }))
    .execute()
