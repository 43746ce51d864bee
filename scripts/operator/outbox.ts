import { parseArgs } from 'node:util'
import { replayDead, replayEvents, standings } from '../../server/delivery/resendMessages.ts'
import { countReminded } from '../../server/reminders/reminderRecords.ts'
import { command, say, withDatabase } from './command.ts'

/** Lists the outbox, or sends some of it again: `--dead`, or events `--since 2026-11-20T00:00:00Z`. */
await command(async (env) => {
  const { values } = parseArgs({ options: { dead: { type: 'boolean' }, since: { type: 'string' } } })
  await withDatabase(env, async (db) => {
    const now = new Date()
    if (values.dead) say(`${await replayDead(db, now)} given up are sent again`)
    if (values.since !== undefined) say(`${await replayEvents(db, new Date(values.since), now)} events are sent again`)
    console.table(await standings(db))
    const { reminded, ordered } = await countReminded(db)
    say(`${reminded} visitors who left an order were reminded, and ${ordered} of them ordered`)
  })
})
