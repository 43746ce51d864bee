import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openDatabase } from '../server/db/database.ts'
import { replayDead, replayEvents, standings } from '../server/delivery/replay.ts'
import { readEnv } from '../server/env.ts'
import { countReminded } from '../server/reminders/reminded.ts'

/** Shows what the outbox holds, and sends some of it again: `--dead`, or events `--since 2026-11-20T00:00:00Z`. */
const { values } = parseArgs({ options: { dead: { type: 'boolean' }, since: { type: 'string' } } })

const place = readEnv(process.env)
if (place.databaseUrl === null && !existsSync(place.dataDir)) {
  console.error(`There is no database in ${place.dataDir}. Say where it is by DATA_DIR or DATABASE_URL.`)
  process.exit(1)
}
const db = openDatabase(place)
const now = new Date()
if (values.dead) console.log(`${await replayDead(db, now)} given up are sent again`)
if (values.since !== undefined)
  console.log(`${await replayEvents(db, new Date(values.since), now)} events are sent again`)
console.table(await standings(db))
const { reminded, ordered } = await countReminded(db)
console.log(`${reminded} visitors who left an order were reminded, and ${ordered} of them ordered`)
await db.destroy()
