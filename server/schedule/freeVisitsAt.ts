import { periods } from '../../src/api/contract/values/valueRules.ts'
import { type Day, dateOf, dayInBrazil, dayOf } from '../../src/api/contract/values/dates.ts'
import type { Db } from '../db/database.ts'
import { bookingsOn, takenSeats } from './bookings.ts'
import type { Schedule } from './visitsProvider.ts'
import { getHolidays } from '@brazilian-utils/brazilian-utils'

/** The appointments of the imported crews at a CEP; null without a crew. */
export async function freeVisitsAt(db: Db, cep: string, now: Date): Promise<Schedule | null> {
  const street = await db.selectFrom('streets').where('cep', '=', cep).select('region').executeTakeFirst()
  if (!street) return null
  const { region } = street
  const days = workingDays(now)
  const crews = await crewSeats(db, region)
  const booked = await bookingsOn(
    db,
    region,
    days.map(({ day }) => day),
  )
  const blocked = await blockedIn(db, region)
  const appointments = days.flatMap(({ day, weekday }) =>
    periods.map((period) => {
      const seats = Math.max(0, (crews.get(`${weekday} ${period}`) ?? 0) - (blocked.get(`${day} ${period}`) ?? 0))
      const free = Math.max(0, seats - takenSeats(booked, { date: day, period }).size)
      return { day, period, seats, free }
    }),
  )
  return { region, appointments, booked }
}

/** The free seats of each region on the days that can be booked. */
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

/** The days before the first visit, and the number of days to choose from. */
const firstDayAhead = 2
const daysShown = 15

/** A day on which crews work, with its weekday from 1 (Monday) to 6 (Saturday). */
export type WorkingDay = { day: Day; weekday: number }

/** The working days that can be booked, by the calendar of São Paulo: no Sundays, no national holidays. */
export function workingDays(now: Date): readonly WorkingDay[] {
  const today = dayInBrazil(now)
  if (today !== known.today) known = { today, days: workingDaysAfter(dateOf(today) ?? now) }
  return known.days
}

/** Cached for a day, because every order needs them several times. */
let known: { today: Day | null; days: readonly WorkingDay[] } = { today: null, days: [] }

function workingDaysAfter(today: Date): WorkingDay[] {
  const days: WorkingDay[] = []
  for (let ahead = firstDayAhead; days.length < daysShown; ahead += 1) {
    const date = new Date(today.getTime() + ahead * 86_400_000)
    if (isWorkingDay(date)) days.push({ day: dayOf(date), weekday: date.getUTCDay() })
  }
  return days
}

function isWorkingDay(date: Date): boolean {
  return date.getUTCDay() !== 0 && !nationalHolidays(date.getUTCFullYear()).has(dayOf(date))
}

/** The library returns each holiday at midnight of the machine's own zone. */
function nationalHolidays(year: number): Set<Day> {
  const national = getHolidays(year).filter((holiday) => holiday.type === 'national')
  return new Set(
    national.map(({ date }) => dayOf(new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())))),
  )
}
