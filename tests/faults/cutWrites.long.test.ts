import { type Db, openDatabase } from '../../server/db/database.ts'
import { callNames } from '../../server/http/calls/bindCalls.ts'
import { isKeyed, type KeyedCall } from '../../server/http/calls/callRules.ts'
import { calls } from '../../src/api/contract/calls.ts'
import { ApiError } from '../../src/api/contract/errors/apiError.ts'
import { type Counts, type How, neverHappens, none, type Outcome } from './neverHappens.ts'
import { aCutLine, type Place, places } from './lines.ts'
import { besideOnce, contentOf, type Content, effectOf } from './effects.ts'
import { type Browser, persistent } from './persistent.ts'
import { aShop, forEveryWrite } from './shop.ts'
import { readied } from './writes.ts'

/** Cuts the line at each place of every write, which is sent again. The effect must be the same as without cuts. */
async function run({ full, weak }: How): Promise<Outcome> {
  const shop = await aShop({ servers: [forEveryWrite] })
  const db = openDatabase(shop.place)
  const line = await aCutLine(shop.hosts[0] ?? '')
  const names = callNames.filter(isKeyed)
  const times = weak ? 1 : full ? 50 : 3
  const counts = { ...none }
  const stuck: string[] = []
  for (const name of names) {
    const once = await effectHeard(name, persistent([line.host]), db)
    for (const place of places.flatMap((each) => Array<Place>(times).fill(each))) {
      const browser = persistent([line.host], { keyed: !weak })
      await effectHeard(name, browser, db, () => line.cutNext(place)).then(
        (effect) => add(counts, besideOnce(once, effect)),
        (error: unknown) => stuck.push(`${name}, ${place}: ${String(error)}`),
      )
    }
  }
  line.stop()
  await db.destroy()
  await shop.close()
  return { counts, stuck, figures: `${names.length} calls, ${line.cuts()} cuts` }
}

/** The effect of an acknowledged call, without earlier counts or bookings. */
async function effectHeard(name: KeyedCall, browser: Browser, db: Db, cut = () => {}): Promise<Content> {
  for (const table of ['limits', 'bookings'] as const) await db.deleteFrom(table).execute()
  const send = await readied(name, browser)
  const before = await contentOf(db)
  cut()
  await send().catch((error: unknown) => {
    if (!isGone(name, error)) throw error
  })
  return effectOf(before, await contentOf(db))
}

/** An erasure's reply removes access, so that a retry finds nothing, which the pages count as erased. */
const isGone = (name: KeyedCall, error: unknown) =>
  calls[name].method === 'DELETE' && error instanceof ApiError && error.status === 404

function add(counts: Counts, { D, L }: Pick<Counts, 'D' | 'L'>): void {
  counts.D += D
  counts.L += L
}

neverHappens('line cut in every write', {
  control: 'a client that sends each write again with another key',
  run,
})
