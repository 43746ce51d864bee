import type { Write } from './db/write.ts'

/** Whether the database takes a write as large as a visitor's: one that is full or can only be read is not well. Fails as that write does. */
export type Health = () => Promise<void>

/** However often it is asked, one try a second is made. */
const kept = 1000
/** Some pages of the embedded file, as many as an ordinary write changes. */
const size = 65_536

export function makeHealth(write: Write, now: () => Date): Health {
  let tried = -Infinity
  let found = Promise.resolve()

  return () => {
    const at = now()
    if (Math.abs(at.getTime() - tried) < kept) return found
    tried = at.getTime()
    found = writeSome(write, at.toISOString())
    return found
  }
}

/** What was written before is overwritten with something else: the same again would change nothing. */
async function writeSome(write: Write, at: string): Promise<void> {
  const written = at.padEnd(size, at)
  await write((tx) => tx.insertInto('health').values({ name: 'write', written }).onConflict((c) => c.column('name').doUpdateSet({ written })).execute())
}
