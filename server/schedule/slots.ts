import type { Bookable } from '../../src/api/contract/schedule.ts'
import type { Slot } from '../../src/api/contract/values/values.ts'
import type { Handler } from '../handlerContext.ts'
import type { Db } from '../db/database.ts'
import { refuse } from '../refusal.ts'
import { isFree, isSame, appointmentsAt, freeSeats, type Appointment, type Schedule } from './appointments.ts'

/** The appointments of a region, those taken marked so. */
export const slots: Handler<'slots'> = async ({ query }, { db, now }) => ({
  slots: await bookable(db, query.cep, now()),
})

export async function bookable(db: Db, cep: string, now: Date): Promise<Bookable[]> {
  const found = await appointmentsAt(db, cep, now)
  return (found?.appointments ?? []).map((appointment) => ({
    date: appointment.day,
    period: appointment.period,
    free: isFree(appointment),
  }))
}

export async function freeSlots(db: Db, cep: string, now: Date): Promise<Bookable[]> {
  return (await bookable(db, cep, now)).filter((slot) => slot.free)
}

/** Whether every choice can still be booked. */
export async function areFree(db: Db, cep: string, choices: Slot[], now: Date): Promise<boolean> {
  const free = await freeSlots(db, cep, now)
  return choices.every((choice) => free.some((slot) => slot.date === choice.date && slot.period === choice.period))
}

/** An appointment that somebody else has booked, with the next ones that are free. */
export async function slotTaken(db: Db, cep: string, now: Date) {
  const free = await freeSlots(db, cep, now)
  return refuse(409, 'slot.taken', { slots: free.slice(0, 6) })
}

/** Books the first choice that is free; a lead that has an appointment keeps it. Null when all choices are taken. */
export async function bookSlot(tx: Db, booking: Booking, now: Date): Promise<Slot | null> {
  const { cep, leadId, choices } = booking
  const kept = await bookedSlot(tx, leadId)
  if (kept) return kept
  const found = booking.schedule ?? (await appointmentsAt(tx, cep, now))
  for (const choice of choices) {
    const appointment = found?.appointments.find((one) => isSame(one, choice))
    if (found && appointment && (await takeSeat(tx, found.region, appointment, booking, now))) return choice
  }
  return null
}
/** Who has read the schedule in this transaction hands it over. */
export type Booking = {
  cep: string
  leadId: string
  choices: Slot[]
  marks?: readonly string[]
  schedule?: Schedule | null
}

/** Gives back the appointment of a lead. False if it has none. */
export async function releaseSlot(tx: Db, leadId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('bookings').where('lead_id', '=', leadId).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function bookedSlot(db: Db, leadId: string): Promise<Slot | null> {
  const row = await db
    .selectFrom('bookings')
    .where('lead_id', '=', leadId)
    .select(['date', 'period'])
    .executeTakeFirst()
  return row ? { date: row.date, period: row.period === 'manha' ? 'manha' : 'tarde' } : null
}

/** The database refuses a seat that is taken, so two orders at once cannot share one. */
async function takeSeat(
  tx: Db,
  region: string,
  appointment: Appointment,
  { leadId, marks }: Booking,
  now: Date,
): Promise<boolean> {
  for (const seat of freeSeats(appointment)) {
    const { day: date, period } = appointment
    const known = { marks: marks?.join(' ') ?? null, booked_at: now.toISOString() }
    const row = { lead_id: leadId, region, date, period, seat, ...known }
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('bookings')
      .values(row)
      .onConflict((oc) => oc.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 1n) return true
  }
  return false
}
