/** A calendar day as people write it here: dd/mm/yyyy. */
export type Day = string

/** The UTC date of a dd/mm/yyyy day, or null when there is no such day. */
export function dateOf(day: Day): Date | null {
  const [, d, m, y] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(day)?.map(Number) ?? []
  if (d === undefined || m === undefined || y === undefined) return null
  const date = new Date(Date.UTC(y, m - 1, d))
  return y >= 1000 && date.getUTCMonth() === m - 1 && date.getUTCDate() === d ? date : null
}

/** The dd/mm/yyyy form of a UTC date. */
export function dayOf(date: Date): Day {
  return `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`
}

/** The day in São Paulo at an instant. */
export function dayInBrazil(now: Date): Day {
  inBrazil ??= new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' })
  return inBrazil.format(now)
}
/** Kept, as making it takes longer than all that is written with it. */
let inBrazil: Intl.DateTimeFormat | undefined

/** Whole years from a birth date to a day. */
export function ageOn(birth: Day, today: Day): number {
  const [born, now] = [dateOf(birth), dateOf(today)]
  if (!born || !now) return Number.NaN
  const beforeBirthday = monthAndDay(now) < monthAndDay(born)
  return now.getUTCFullYear() - born.getUTCFullYear() - (beforeBirthday ? 1 : 0)
}

const monthAndDay = (date: Date) => date.getUTCMonth() * 100 + date.getUTCDate()
const two = (n: number) => String(n).padStart(2, '0')
