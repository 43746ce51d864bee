import { periods } from '../../src/api/contract/values/values.ts'
import type { Day } from '../../src/api/contract/values/dates.ts'
import type { Period, Slot } from '../../src/api/contract/values/values.ts'
import type { Db } from '../db/database.ts'
import { workingDays } from './calendar.ts'

/** A period of a day in a region, with the seats its crews have, without those that are blocked, and those taken. */
export type Appointment = { day: Day; period: Period; seats: number; taken: Set<number> }

/** A region's appointments, and what is booked of them. */
export type Schedule = { region: string; appointments: Appointment[]; booked: Booked }

/** Every appointment that can be asked for at a CEP, free or not; none where no crew works. */
export async function appointmentsAt(db: Db, cep: string, now: Date): Promise<Schedule | null> {
  const street = await db.selectFrom('streets').where('cep', '=', cep).select('region').executeTakeFirst()
  if (!street) return null
  const { region } = street
  const days = workingDays(now)
  const seats = await crewSeats(db, region)
  const booked = await bookingsOn(
    db,
    region,
    days.map(({ day }) => day),
  )
  const taken = takenSeats(booked)
  const blocked = await blockedIn(db, region)
  const appointments = days.flatMap(({ day, weekday }) =>
    periods.map((period) => ({
      day,
      period,
      seats: Math.max(0, (seats.get(`${weekday} ${period}`) ?? 0) - (blocked.get(`${day} ${period}`) ?? 0)),
      taken: taken.get(`${day} ${period}`) ?? new Set<number>(),
    })),
  )
  return { region, appointments, booked }
}

/** How many seats of the days that can be asked for are free in each region. */
export async function seatsFree(db: Db, now: Date): Promise<Map<string, number>> {
  const days = workingDays(now)
  const dates = days.map(({ day }) => day)
  const booked = await db.selectFrom('bookings').where('date', 'in', dates).select('region').execute()
  const free = new Map<string, number>()
  const add = (region: string, seats: number) => free.set(region, (free.get(region) ?? 0) + seats)
  for (const { region, weekday, visits } of await db.selectFrom('crews').selectAll().execute())
    add(region, visits * days.filter((each) => each.weekday === weekday).length)
  for (const { region } of booked) add(region, -1)
  for (const { region, visits } of await blockedOn(db, dates)) add(region, -visits)
  return free
}

export const isFree = (appointment: Appointment) => appointment.taken.size < appointment.seats
/** The seats that may still be booked: no more than are free in all, where some were booked before others were blocked. */
export const freeSeats = ({ seats, taken }: Appointment): number[] =>
  Array.from({ length: seats }, (_, at) => at + 1)
    .filter((seat) => !taken.has(seat))
    .slice(0, Math.max(0, seats - taken.size))

export const isSame = (appointment: Appointment, slot: Slot) =>
  appointment.day === slot.date && appointment.period === slot.period

async function crewSeats(db: Db, region: string): Promise<Map<string, number>> {
  const crews = await db.selectFrom('crews').where('region', '=', region).selectAll().execute()
  return new Map(crews.map((crew) => [`${crew.weekday} ${crew.period}`, crew.visits]))
}

async function blockedIn(db: Db, region: string): Promise<Map<string, number>> {
  const rows = await db.selectFrom('blocked_visits').where('region', '=', region).selectAll().execute()
  return new Map(rows.map(({ date, period, visits }) => [`${date} ${period}`, visits]))
}

const blockedOn = (db: Db, dates: Day[]) =>
  db.selectFrom('blocked_visits').where('date', 'in', dates).select(['region', 'visits']).execute()

type Booked = Awaited<ReturnType<typeof bookingsOn>>

const bookingsOn = (db: Db, region: string, days: Day[]) =>
  db
    .selectFrom('bookings')
    .where('region', '=', region)
    .where('date', 'in', days)
    .select(['date', 'period', 'seat', 'marks', 'booked_at'])
    .execute()

function takenSeats(booked: Booked): Map<string, Set<number>> {
  const taken = new Map<string, Set<number>>()
  for (const { date, period, seat } of booked) {
    const key = `${date} ${period}`
    taken.set(key, (taken.get(key) ?? new Set()).add(seat))
  }
  return taken
}
