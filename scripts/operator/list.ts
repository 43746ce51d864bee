import { parseArgs } from 'node:util'
import { CannotStart } from '../../server/start/startFailureReason.ts'
import type { Env } from '../../server/start/readEnv.ts'
import { withOperatorAccess } from '../../server/leads/withOperatorAccess.ts'
import type { FeedName } from '../../server/operator/feedContract.ts'
import { fetched, previews } from '../../server/operator/feedPreview.ts'
import { demand, given, now, say, withDatabase } from './command.ts'

/** `orders [--since 2026-11-24]` prints a line for each; `--plain --by NAME --reason WHY` prints all of it, as a fetch. */
export const list = (feed: FeedName) => async (env: Env, args: string[]) => {
  const options = { since: given, by: given, reason: given, plain: { type: 'boolean' } } as const
  const { values } = parseArgs({ args, options })
  const since = dayIn(values.since)
  if (!values.plain)
    return withDatabase(env, async (db) => {
      for (const entry of await previews[feed](db, since)) say(JSON.stringify(entry))
    })
  const reason = demand(values.reason, 'why, by --reason WHY.')
  await withOperatorAccess(env, values, now, async (desk) => {
    for await (const entry of fetched(feed, since, reason, desk)) say(JSON.stringify(entry))
  })
}

function dayIn(since = '2000-01-01'): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(since)) throw new CannotStart('Say the day as in --since 2026-11-24.')
  return since
}
