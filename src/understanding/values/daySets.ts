import { dateOf, dayOf, type Day } from '../../api/contract/values/dates.ts'
import { isHoliday } from './holidays.ts'

/** A range of days, optionally only some weekdays. `day` is set if exactly one is meant. */
export type DaySet = { from: number; to: number; weekdays?: readonly number[]; day?: Day }

/** The direction of a bound: 'depois do dia 4', 'a partir de', 'antes de', 'até' */
export type Bound = 'after' | 'from' | 'before' | 'until'

export const aDay = 86_400_000
export const timeOf = (day: Day) => dateOf(day)?.getTime() ?? Number.NaN
export const weekdayOf = (time: number) => new Date(time).getUTCDay()
export const dayAt = (time: number): Day => dayOf(new Date(time))
export const everyDay: DaySet = { from: 0, to: Infinity }

/** All days except for those named next to them. */
export const otherDays: DaySet = { from: 0, to: Infinity }

export const oneDay = (day: Day): DaySet => ({ from: timeOf(day), to: timeOf(day), day })
export const fromDay = (time: number): DaySet => ({ from: time, to: Infinity })
export const ofMonth = (year: number, month: number, first = 1, last = 31): DaySet => ({
  from: Date.UTC(year, month, first),
  to: Math.min(Date.UTC(year, month, last), Date.UTC(year, month + 1, 0)),
})

/** The Monday of a day's week, or some weeks later. */
export const mondayOf = (time: number, weeks = 0) => time + (7 * weeks - ((weekdayOf(time) + 6) % 7)) * aDay

export const hasDay = ({ from, to, weekdays }: DaySet, time: number) =>
  time >= from && time <= to && (weekdays?.includes(weekdayOf(time)) ?? true)

/** Whether it is a range, so that a weekday next to it is one of its days. */
export const isSpan = ({ weekdays, day }: DaySet) => weekdays === undefined && day === undefined

export function bounded(bound: Bound, days: DaySet): DaySet {
  const [first, last] = days.day === undefined ? [days.from, days.to] : [timeOf(days.day), timeOf(days.day)]
  if (bound === 'after') return fromDay(last + aDay)
  if (bound === 'from') return fromDay(first)
  return { from: 0, to: bound === 'before' ? first - aDay : last }
}

/** The intersection of two sets. A weekday within one week is one day. */
export function both(a: DaySet, b: DaySet): DaySet | null {
  const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)]
  if (from > to) return null
  const weekdays = a.weekdays && b.weekdays ? a.weekdays.filter((one) => b.weekdays?.includes(one)) : undefined
  const set = { from, to, weekdays: weekdays ?? a.weekdays ?? b.weekdays }
  const [weekday, ...others] = set.weekdays ?? []
  if (weekday === undefined) return { from, to }
  if (others.length > 0 || to - from > 6 * aDay) return { ...set, weekdays: set.weekdays ?? [] }
  const time = from + ((weekday - weekdayOf(from) + 7) % 7) * aDay
  return time <= to ? oneDay(dayAt(time)) : null
}

/** Whether no technician comes on any of these days. */
export const isClosed = ({ from, to, weekdays }: DaySet) =>
  weekdays ? weekdays.every((one) => one === 0) : from === to && isHoliday(dayAt(from))

/** The distance in days to the nearest day of a set. */
export function distance(days: DaySet, time: number): number {
  for (let away = 0; away < 60; away++)
    if (hasDay(days, time + away * aDay) || hasDay(days, time - away * aDay)) return away
  return 60
}
