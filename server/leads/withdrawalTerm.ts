import { dateOf, type Day, dayInBrazil, dayOf } from '../../src/api/contract/dates.ts'

/** The right to withdraw: seven days of São Paulo after the day of the order, the last one to its end. */
export const daysToWithdraw = 7
const day = 86_400_000

export function lastDayToWithdraw(orderedAt: Date): Day {
  return dayOf(lastDate(orderedAt))
}

export function mayWithdraw(orderedAt: Date, now: Date): boolean {
  return dateIn(now) <= lastDate(orderedAt)
}

/** Until when a lead is found once it is an order: never for less than that may be withdrawn, though a customer's lead lives three days. */
export function keptToWithdraw({ expires_at }: { expires_at: string }, orderedAt: Date): string {
  const longEnough = new Date(orderedAt.getTime() + (daysToWithdraw + 1) * day).toISOString()
  return expires_at > longEnough ? expires_at : longEnough
}

const lastDate = (orderedAt: Date) => new Date(dateIn(orderedAt).getTime() + daysToWithdraw * day)
const dateIn = (at: Date) => dateOf(dayInBrazil(at)) ?? at
