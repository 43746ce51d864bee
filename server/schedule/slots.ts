import type { Bookable } from '../../src/api/contract/schedule.ts'
import type { Slot } from '../../src/api/contract/values.ts'
import type { Handler } from '../call.ts'
import type { Db } from '../db/database.ts'
import { isFree, isSame, visitsAt, type Visit } from './visits.ts'

/** The visits of a region, those taken marked so. */
export const slots: Handler<'slots'> = async ({ query }, { db, now }) => ({ slots: await bookable(db, query.cep, now()) })

export async function bookable(db: Db, cep: string, now: Date): Promise<Bookable[]> {
  const found = await visitsAt(db, cep, now)
  return (found?.visits ?? []).map((visit) => ({ date: visit.day, period: visit.period, free: isFree(visit) }))
}

export async function freeSlots(db: Db, cep: string, now: Date): Promise<Bookable[]> {
  return (await bookable(db, cep, now)).filter((slot) => slot.free)
}

/** Whether every choice can still be booked. */
export async function areFree(db: Db, cep: string, choices: Slot[], now: Date): Promise<boolean> {
  const free = await freeSlots(db, cep, now)
  return choices.every((choice) => free.some((slot) => slot.date === choice.date && slot.period === choice.period))
}

/** Books the first choice that is free; a lead that has a visit keeps it. Null when all choices are taken. */
export async function bookSlot(tx: Db, { cep, leadId, choices }: Booking, now: Date): Promise<Slot | null> {
  const kept = await bookedSlot(tx, leadId)
  if (kept) return kept
  const found = await visitsAt(tx, cep, now)
  for (const choice of choices) {
    const visit = found?.visits.find((one) => isSame(one, choice))
    if (found && visit && (await takeSeat(tx, found.region, visit, leadId))) return choice
  }
  return null
}
export type Booking = { cep: string; leadId: string; choices: Slot[] }

/** Gives back the visit of a lead. */
export async function releaseSlot(tx: Db, leadId: string): Promise<void> {
  await tx.deleteFrom('bookings').where('lead_id', '=', leadId).execute()
}

async function bookedSlot(db: Db, leadId: string): Promise<Slot | null> {
  const row = await db.selectFrom('bookings').where('lead_id', '=', leadId).select(['date', 'period']).executeTakeFirst()
  return row ? { date: row.date, period: row.period === 'manha' ? 'manha' : 'tarde' } : null
}

/** The database refuses a seat that is taken, so two orders at once cannot share one. */
async function takeSeat(tx: Db, region: string, visit: Visit, leadId: string): Promise<boolean> {
  for (let seat = 1; seat <= visit.seats; seat += 1) {
    if (visit.taken.has(seat)) continue
    const row = { lead_id: leadId, region, date: visit.day, period: visit.period, seat }
    const { numInsertedOrUpdatedRows } = await tx.insertInto('bookings').values(row).onConflict((oc) => oc.doNothing()).executeTakeFirst()
    if (numInsertedOrUpdatedRows === 1n) return true
  }
  return false
}
