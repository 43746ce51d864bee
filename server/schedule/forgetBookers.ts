import type { Db } from '../db/database.ts'
import { daysAfter } from '../daysAfter.ts'

const atOnce = 100
/** Longer than any visit is booked ahead. */
const daysMarked = 30

/** Deletes the marks of past visits. Returns how many. */
export async function forgetBookers(tx: Db, now: Date): Promise<number> {
  const due = tx
    .selectFrom('bookings')
    .select('lead_id')
    .where('marks', 'is not', null)
    .where('booked_at', '<', daysAfter(now, -daysMarked))
  const { numUpdatedRows } = await tx
    .updateTable('bookings')
    .set({ marks: null })
    .where('lead_id', 'in', due.limit(atOnce))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
