import { dateOf, type Day } from '../../api/contract/values/dates.ts'
import { aDay, dayAt, ofMonth, oneDay, weekdayOf, type DaySet } from './daySets.ts'
import { months } from './months.ts'

export function partOfMonth([year, month]: [number, number], part = ''): DaySet {
  if (part === 'segunda quinzena') return ofMonth(year, month, 16)
  if (part === 'primeira quinzena') return ofMonth(year, month, 1, 15)
  if (part === 'primeira semana') return ofMonth(year, month, 1, 7)
  if (/^(fi|ultima)/.test(part)) return ofMonth(year, month, 21)
  return part.startsWith('me') ? ofMonth(year, month, 11, 20) : ofMonth(year, month, 1, 10)
}

/** The first or the last such weekday of a month. */
export function weekdayOfMonth([year, month]: [number, number], weekday: number, place = ''): DaySet {
  const { from, to } = ofMonth(year, month)
  const ahead = (weekday - weekdayOf(from) + 7) % 7
  const back = (weekdayOf(to) - weekday + 7) % 7
  return oneDay(dayAt(place.startsWith('ultim') ? to - back * aDay : from + ahead * aDay))
}

/** The next month of this name, the coming month or the current one. */
export function monthOf(now: number, named = ''): [number, number] {
  const [year, month] = [new Date(now).getUTCFullYear(), new Date(now).getUTCMonth()]
  if (named === 'mes') return [year, month]
  if (named === 'ano') return [year, 11]
  if (named.includes('mes')) return [year, month + 1]
  const of = monthNumber(named) - 1
  return [of < month ? year + 1 : year, of]
}

/** Returns 1 for 'jan' and 'janeiro'. */
export const monthNumber = (named = '') => months.findIndex((one) => one.startsWith(named.slice(0, 3))) + 1
const two = (n: number) => String(n).padStart(2, '0')

/** The day of this month; or of the next one, if it has passed or does not exist. */
export function dayOfMonth(now: number, day: number): Day {
  const date = new Date(now)
  const here = dated(now, day, date.getUTCMonth() + 1)
  return day > date.getUTCDate() && dateOf(here) ? here : dated(now, day, ((date.getUTCMonth() + 1) % 12) + 1)
}

/** A day and month without a year are at most half a year ago, else in the next year. */
export function dated(now: number, day: number, month: number, year?: string): Day {
  const date = new Date(now)
  const next = date.getUTCMonth() + 1 - month > 6 ? 1 : 0
  const full = year?.length === 2 ? `20${year}` : (year ?? date.getUTCFullYear() + next)
  return `${two(day)}/${two(month)}/${full}`
}
