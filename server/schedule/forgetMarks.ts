import { sql } from 'kysely'
import { dateOf, dayInBrazil } from '../../src/api/contract/values/dates.ts'
import type { Db } from '../db/database.ts'

const atOnce = 100

/** Forgets who was behind visits that are over. Returns how many. */
export async function forgetMarks(tx: Db, now: Date): Promise<number> {
  const today = (dateOf(dayInBrazil(now)) ?? now).toISOString().slice(0, 10)
  const written = sql<string>`substr(date, 7, 4) || '-' || substr(date, 4, 2) || '-' || substr(date, 1, 2)`
  const due = tx.selectFrom('bookings').select('lead_id').where('marks', 'is not', null).where(written, '<', today)
  const { numUpdatedRows } = await tx
    .updateTable('bookings')
    .set({ marks: null })
    .where('lead_id', 'in', due.limit(atOnce))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
