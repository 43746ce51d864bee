import { getHolidays } from '@brazilian-utils/brazilian-utils'
import { dateOf, dayInBrazil, dayOf, type Day } from '../../src/api/contract/values/dates.ts'

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
