import type { Day } from '../../src/api/contract/values/dates.ts'
import type { Slot } from '../../src/api/contract/values/valueRules.ts'
import type { Db } from '../db/database.ts'
import { post } from '../leads/outbox.ts'
import type { Booked, Booking } from './visitsProvider.ts'

/** What orders hold of the days of a region. */
export const bookingsOn = (db: Db, region: string, days: Day[]): Promise<Booked[]> =>
  db
    .selectFrom('bookings')
    .where('region', '=', region)
    .where('date', 'in', days)
    .select(['date', 'period', 'seat', 'marks', 'booked_at'])
    .execute()

/** The seats of an appointment that orders hold. */
export const takenSeats = (booked: readonly Booked[], { date, period }: Slot): Set<number> =>
  new Set(booked.filter((each) => each.date === date && each.period === period).map(({ seat }) => seat))

export async function bookedSlot(db: Db, leadId: string): Promise<Slot | null> {
  const row = await db
    .selectFrom('bookings')
    .where('lead_id', '=', leadId)
    .select(['date', 'period'])
    .executeTakeFirst()
  return row ? { date: row.date, period: row.period === 'manha' ? 'manha' : 'tarde' } : null
}

/** What is stored of a booking: its place, and the name of the visit where the operator's system booked it. */
type Place = { region: string; slot: Slot; reference: string | null }

/** Stores a booking at the first of these seats that nobody took meanwhile. The database refuses one that is taken. */
export async function keepBooking(
  tx: Db,
  { region, slot, reference }: Place,
  seats: Iterable<number>,
  { leadId, marks }: Booking,
  now: Date,
): Promise<boolean> {
  const known = { marks: marks?.join(' ') ?? null, booked_at: now.toISOString(), reference }
  for (const seat of seats) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('bookings')
      .values({ lead_id: leadId, region, ...slot, seat, ...known })
      .onConflict((oc) => oc.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 1n) return true
  }
  return false
}

/** Gives back the appointment of a lead, at the operator's system too if that booked it. False if it has none. */
export async function releaseSlot(tx: Db, leadId: string, now: Date): Promise<boolean> {
  const gone = await tx.deleteFrom('bookings').where('lead_id', '=', leadId).returning('reference').executeTakeFirst()
  if (gone?.reference) await post(tx, 'visit.give_back', { reference: gone.reference }, now)
  return gone !== undefined
}
