import { type Db, isPostgres } from '../db/database.ts'
import type { Write } from '../db/writeTransaction.ts'
import { singleFlight, type RepeatedTask } from '../tasks/singleFlight.ts'
import type { MasterKeys } from './masterKeys.ts'
import { rewrapKey } from './vault.ts'

/** The rows of one transaction. Visitors are served in between. */
const atOnce = 100

type Parts = { write: Write; masters: MasterKeys; say: (line: string) => void }

/** Wraps every key with the newest master key, so that older ones can be removed. */
export function makeRotation({ write, masters, say }: Parts): RepeatedTask {
  const [newest, ...older] = masters
  return singleFlight(async (ending) => {
    let [done, failed] = [0, 0]
    for (const old of older) {
      const from = fromOwner(old.id)
      for (let some = await from(''); some.last !== null; some = await from(some.last)) {
        done += some.done
        failed += some.failed
        if (ending.aborted) return
      }
    }
    if (failed > 0) say(`${failed} keys do not open with their master key and stay as they are.`)
    if (older.length > 0 && !(await write((tx) => isAnyOther(tx, newest.id)))) say(allDone(done))
  })

  function fromOwner(old: string) {
    return (last: string) => write((tx) => rewrapSome(tx, masters, old, last))
  }
}

const allDone = (done: number) =>
  `The newest master key wraps all keys (${done} of them since just now). Older ones are not needed any more.`

/** Whether any key is still wrapped by an older one. */
async function isAnyOther(db: Db, newest: string): Promise<boolean> {
  const other = db.selectFrom('owner_keys').select('owner').where('master', '<>', newest).limit(1)
  return (await other.executeTakeFirst()) !== undefined
}

type Some = { done: number; failed: number; last: string | null }

async function rewrapSome(tx: Db, masters: MasterKeys, old: string, after: string): Promise<Some> {
  const keys = tx.selectFrom('owner_keys').selectAll().where('master', '=', old).where('owner', '>', after)
  const due = keys.orderBy('owner').limit(atOnce)
  const rows = await (isPostgres(tx) ? due.forUpdate() : due).execute()
  let done = 0
  for (const row of rows) {
    const wrapped = rewrapKey(masters, row)
    if (wrapped === null) continue
    await tx.updateTable('owner_keys').set(wrapped).where('owner', '=', row.owner).execute()
    done += 1
  }
  return { done, failed: rows.length - done, last: rows.at(-1)?.owner ?? null }
}
