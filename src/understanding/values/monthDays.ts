import { dateOf, type Day } from '../../api/contract/values/dates.ts'
import { aDay, dayAt, ofMonth, oneDay, weekdayOf, type DaySet } from './daySets.ts'
import { months } from './months.ts'

/** The beginning, the middle or the end of a month. */
export function partOfMonth([year, month]: [number, number], part = ''): DaySet {
  if (part === 'segunda quinzena') return ofMonth(year, month, 16)
  if (part === 'primeira quinzena') return ofMonth(year, month, 1, 15)
  if (part === 'primeira semana') return ofMonth(year, month, 1, 7)
  if (/^(fi|ultima)/.test(part)) return ofMonth(year, month, 21)
  return part.startsWith('me') ? ofMonth(year, month, 11, 20) : ofMonth(year, month, 1, 10)
}

/** The first or the last day of this name in a month. */
export function weekdayOfMonth([year, month]: [number, number], weekday: number, place = ''): DaySet {
  const { from, to } = ofMonth(year, month)
  const ahead = (weekday - weekdayOf(from) + 7) % 7
  const back = (weekdayOf(to) - weekday + 7) % 7
  return oneDay(dayAt(place.startsWith('ultim') ? to - back * aDay : from + ahead * aDay))
}

/** The next month of this name, or the one that comes, or this one. */
export function monthOf(now: number, named = ''): [number, number] {
  const [year, month] = [new Date(now).getUTCFullYear(), new Date(now).getUTCMonth()]
  if (named === 'mes') return [year, month]
  if (named === 'ano') return [year, 11]
  if (named.includes('mes')) return [year, month + 1]
  const of = monthNumber(named) - 1
  return [of < month ? year + 1 : year, of]
}

/** 1 for 'jan' and 'janeiro'. */
export const monthNumber = (named = '') => months.findIndex((one) => one.startsWith(named.slice(0, 3))) + 1
const two = (n: number) => String(n).padStart(2, '0')

/** This month's day, or next month's where this one has passed or has no such day. */
export function dayOfMonth(now: number, day: number): Day {
  const date = new Date(now)
  const here = dated(now, day, date.getUTCMonth() + 1)
  return day > date.getUTCDate() && dateOf(here) ? here : dated(now, day, ((date.getUTCMonth() + 1) % 12) + 1)
}

/** The year of a day that names none is the one in which it is nearest ahead, within half a year. */
export function dated(now: number, day: number, month: number, year?: string): Day {
  const date = new Date(now)
  const next = date.getUTCMonth() + 1 - month > 6 ? 1 : 0
  const full = year?.length === 2 ? `20${year}` : (year ?? date.getUTCFullYear() + next)
  return `${two(day)}/${two(month)}/${full}`
}
