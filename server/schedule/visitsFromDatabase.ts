import type { Slot } from '../../src/api/contract/values/valueRules.ts'
import type { Db } from '../db/database.ts'
import { freeVisitsAt } from './freeVisitsAt.ts'
import { bookedSlot, keepBooking, takenSeats } from './bookings.ts'
import type { Appointment, Booking, Schedule, VisitsProvider } from './visitsProvider.ts'

/** The built-in provider: the operator's imported crews. */
export const visitsFromDatabase = ({ db, now }: { db: Db; now: () => Date }): VisitsProvider => ({
  scheduleAt: (cep) => freeVisitsAt(db, cep, now()),
  book: (booking) => bookSlot(db, booking, now()),
})

async function bookSlot(tx: Db, booking: Booking, now: Date): Promise<Slot | null> {
  const { cep, leadId, choices } = booking
  const kept = await bookedSlot(tx, leadId)
  if (kept) return kept
  const found = booking.schedule ?? (await freeVisitsAt(tx, cep, now))
  for (const slot of choices) {
    const appointment = found?.appointments.find(({ day, period }) => day === slot.date && period === slot.period)
    if (!found || !appointment) continue
    const place = { region: found.region, slot, reference: null }
    if (await keepBooking(tx, place, freeSeats(appointment, found, slot), booking, now)) return slot
  }
  return null
}

/** The seats that can be booked, at most `free`, as some seats were booked before others were blocked. */
function freeSeats({ seats, free }: Appointment, { booked }: Schedule, slot: Slot): number[] {
  const taken = takenSeats(booked, slot)
  return Array.from({ length: seats }, (_, at) => at + 1)
    .filter((seat) => !taken.has(seat))
    .slice(0, free)
}
