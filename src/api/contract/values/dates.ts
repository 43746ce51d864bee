/** A calendar day as written in Brazil: dd/mm/yyyy. */
export type Day = string

/** The UTC date of a dd/mm/yyyy day, or null for an invalid day. */
export function dateOf(day: Day): Date | null {
  const [, d, m, y] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(day)?.map(Number) ?? []
  if (d === undefined || m === undefined || y === undefined) return null
  const date = new Date(Date.UTC(y, m - 1, d))
  return y >= 1000 && date.getUTCMonth() === m - 1 && date.getUTCDate() === d ? date : null
}

/** The day of a UTC date, as dd/mm/yyyy. */
export function dayOf(date: Date): Day {
  return `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`
}

/** The day in São Paulo at a time: UTC-3, without summer time since 2019. `Intl` would cost a slow phone 80 ms. */
export function dayInBrazil(now: Date): Day {
  return dayOf(new Date(now.getTime() - 3 * hour))
}

/** The same day as yyyy-mm-dd. */
export const isoDayInBrazil = (now: Date): string => new Date(now.getTime() - 3 * hour).toISOString().slice(0, 10)
const hour = 3_600_000

/** Whole years from a birth date to a day. */
export function ageOn(birth: Day, today: Day): number {
  const [born, now] = [dateOf(birth), dateOf(today)]
  if (!born || !now) return Number.NaN
  const beforeBirthday = monthAndDay(now) < monthAndDay(born)
  return now.getUTCFullYear() - born.getUTCFullYear() - (beforeBirthday ? 1 : 0)
}

const monthAndDay = (date: Date) => date.getUTCMonth() * 100 + date.getUTCDate()
const two = (n: number) => String(n).padStart(2, '0')
