import { dateOf } from '../../src/api/contract/values/dates.ts'
import { countRows } from '../db/countRows.ts'
import type { VisitsBody, VisitsReply } from './feedContract.ts'
import type { Feeding } from './feed.ts'
import { FeedRefusal } from './feedRefusal.ts'

/** Stores the visits of a day and period that a region's crews cannot make, and the sender; 0 unblocks all. */
export function saveBlockedVisits(body: VisitsBody, by: string, { write, now }: Feeding): Promise<VisitsReply> {
  return write(async (db) => {
    const { region, date, period, blocked } = body
    const place = { region, date, period }
    const crew = await db
      .selectFrom('crews')
      .select('visits')
      .where('region', '=', region)
      .where('weekday', '=', dateOf(date)?.getUTCDay() ?? 0)
      .where('period', '=', period)
      .executeTakeFirst()
    if (!crew) throw new FeedRefusal(404, 'visits.none')
    const told = { visits: blocked, told_at: now().toISOString(), told_by: by }
    await db
      .insertInto('blocked_visits')
      .values({ ...place, ...told })
      .onConflict((c) => c.columns(['region', 'date', 'period']).doUpdateSet(told))
      .execute()
    const there = db.selectFrom('bookings').where('region', '=', region).where('date', '=', date)
    const booked = await countRows(there.where('period', '=', period))
    return { ...place, blocked, visits: crew.visits, booked }
  })
}
