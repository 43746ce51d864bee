import { dateOf, dayInBrazil } from './dates.ts'

/** The right to withdraw: seven days of São Paulo after the day of the order, the last one to its end. */
export const daysToWithdraw = 7

export function mayWithdraw(orderedAt: Date, now: Date): boolean {
  return dateIn(now) <= lastDateToWithdraw(orderedAt)
}

export const lastDateToWithdraw = (orderedAt: Date) => new Date(dateIn(orderedAt).getTime() + daysToWithdraw * 86_400_000)

const dateIn = (at: Date) => dateOf(dayInBrazil(at)) ?? at
