import { dateOf } from '../../api/contract/values/dates.ts'
import type { Bookable } from '../../api/contract/schedule.ts'
import { periods } from '../../api/contract/values/valueRules.ts'
import { writeSlots } from '../../content/reading/answerParsers.ts'

/** A day with its visits; `value` is a visit as a person would type it. */
export type DayOfSlots = {
  date: string
  weekday: string
  day: string
  slots: { value: string; period: Bookable['period']; free: boolean }[]
}

/** The visits that can be booked, by day, earliest first. */
export function slotDays(slots: readonly Bookable[]): DayOfSlots[] {
  const dates = [...new Set(slots.map(({ date }) => date))].toSorted((a, b) => timeOf(a) - timeOf(b))
  return dates.map((date) => ({ date, ...dayWords(date), slots: slotsOf(slots.filter((slot) => slot.date === date)) }))
}

/** The chosen visits that can still be booked. */
export function stillBookable(values: readonly string[], slots: readonly Bookable[]): string[] {
  const free = slots.filter((slot) => slot.free).map((slot) => writeSlots([slot]))
  return values.filter((value) => free.includes(value))
}

function slotsOf(slots: readonly Bookable[]) {
  const inOrder = slots.toSorted((a, b) => periods.indexOf(a.period) - periods.indexOf(b.period))
  return inOrder.map((slot) => ({ value: writeSlots([slot]), period: slot.period, free: slot.free }))
}

function dayWords(date: string) {
  const utc = dateOf(date)
  return utc
    ? {
        weekday: inWords(utc, { weekday: 'short' }),
        day: inWords(utc, { day: 'numeric', month: 'short' }).replace(' de ', ' ').replace('.', ''),
      }
    : { weekday: '', day: date }
}

const inWords = (date: Date, format: Intl.DateTimeFormatOptions) =>
  date.toLocaleDateString('pt-BR', { timeZone: 'UTC', ...format })
const timeOf = (date: string) => dateOf(date)?.getTime() ?? 0
