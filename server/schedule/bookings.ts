import type { Day } from '../../src/api/contract/values/dates.ts'
import type { Slot } from '../../src/api/contract/values/valueRules.ts'
import type { Db } from '../db/database.ts'
import { post } from '../leads/outbox.ts'
import type { Booked, Booking } from './visitsProvider.ts'
import type { Context } from '../http/calls/handlerContext.ts'
import { audit } from '../leads/audit.ts'
import { lockLead } from '../leads/lockLead.ts'
import { tellOrderAgain } from '../leads/order/orderRows.ts'

/** The bookings on some days of a region. */
export const bookingsOn = (db: Db, region: string, days: Day[]): Promise<Booked[]> =>
  db
    .selectFrom('bookings')
    .where('region', '=', region)
    .where('date', 'in', days)
    .select(['date', 'period', 'seat', 'marks', 'booked_at'])
    .execute()

/** The booked seats of an appointment. */
export const takenSeats = (booked: readonly Booked[], { date, period }: Slot): Set<number> =>
  new Set(booked.filter((each) => each.date === date && each.period === period).map(({ seat }) => seat))

export async function bookedSlot(db: Db, leadId: string): Promise<Slot | null> {
  const booked = db.selectFrom('bookings').where('lead_id', '=', leadId).select(['date', 'period'])
  const row = await booked.executeTakeFirst()
  return row ? { date: row.date, period: row.period === 'manha' ? 'manha' : 'tarde' } : null
}

/** The place of a booking, and its reference in the operator's system, if any. */
type Place = { region: string; slot: Slot; reference: string | null }

/** Stores a booking at the first free seat of these. The database refuses a taken one. */
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

/** Cancels a lead's visit, also in the operator's system. False if it has none. */
export async function releaseSlot(tx: Db, leadId: string, now: Date): Promise<boolean> {
  const gone = await tx.deleteFrom('bookings').where('lead_id', '=', leadId).returning('reference').executeTakeFirst()
  if (gone?.reference) await post(tx, 'visit.give_back', { reference: gone.reference }, now)
  return gone !== undefined
}

/** Frees the visit of an order without a real person, and notifies other systems. False without a visit. */
export async function releaseVisit(
  leadId: string,
  by: string,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<boolean> {
  const lead = await lockLead(db, leadId)
  if (!lead || !(await releaseSlot(db, leadId, now()))) return false
  await db.deleteFrom('order_states').where('lead_id', '=', leadId).where('state', '=', 'booked').execute()
  await tellOrderAgain(db, leadId)
  await audit(db, lead, `visit given back by ${by}`, [], now())
  await post(db, 'visit.released', { lead: leadId }, now())
  return true
}
