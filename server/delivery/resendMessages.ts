import type { Db } from '../db/database.ts'
import { laneNames, type LaneName, topicsOf } from '../leads/outbox.ts'

/** The stored messages of a topic, by outcome. */
export type Standing = { topic: string; waiting: number; done: number; dead: number }

export async function standings(db: Db): Promise<Standing[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['topic', 'lane'])
    .select((e) => [e.fn.countAll().as('all'), e.fn.count('done_at').as('done')])
    .groupBy(['topic', 'lane'])
    .orderBy('topic')
    .execute()
  return [...new Set(rows.map(({ topic }) => topic))].map((topic) => {
    const sum = (count: (row: (typeof rows)[number]) => number) =>
      rows.filter((row) => row.topic === topic).reduce((total, row) => total + count(row), 0)
    return {
      topic,
      waiting: sum(({ lane, all, done }) => (lane === 'dead' ? 0 : Number(all) - Number(done))),
      done: sum(({ done }) => Number(done)),
      dead: sum(({ lane, all }) => (lane === 'dead' ? Number(all) : 0)),
    }
  })
}

/** Sends dead messages again. Their ids stay, so that a receiver recognises repetitions. */
export const replayDead = (db: Db, now: Date): Promise<number> =>
  sumOf((lane) =>
    again(db, lane, now).where('lane', '=', 'dead').where('done_at', 'is', null).executeTakeFirstOrThrow(),
  )

/** Sends events since a time again, to a system that lost them. No mail is sent twice. */
export const replayEvents = (db: Db, since: Date, now: Date): Promise<number> =>
  sumOf((lane) =>
    lane === 'event'
      ? again(db, lane, now).where('created_at', '>=', since.toISOString()).executeTakeFirstOrThrow()
      : null,
  )

function again(db: Db, lane: LaneName, now: Date) {
  const unsent = { lane, attempts: 0, next_at: now.toISOString(), done_at: null }
  return db.updateTable('outbox').set(unsent).where('topic', 'in', topicsOf[lane])
}

async function sumOf(update: (lane: LaneName) => Promise<{ numUpdatedRows: bigint }> | null): Promise<number> {
  let sum = 0
  for (const lane of laneNames) sum += Number((await update(lane))?.numUpdatedRows ?? 0)
  return sum
}
