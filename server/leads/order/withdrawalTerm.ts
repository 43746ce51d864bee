import { daysToWithdraw } from '../../../src/api/contract/daysToWithdraw.ts'
import { daysAfter } from '../../daysAfter.ts'
import { dateOf, dayInBrazil, dayOf, type Day } from '../../../src/api/contract/values/dates.ts'

const day = 86_400_000

/** The term ends with its last day in São Paulo. */
export function mayWithdraw(orderedAt: Date, now: Date): boolean {
  return dateIn(now) <= lastDateToWithdraw(orderedAt)
}

export const lastDayToWithdraw = (orderedAt: Date): Day => dayOf(lastDateToWithdraw(orderedAt))

const lastDateToWithdraw = (orderedAt: Date) => new Date(dateIn(orderedAt).getTime() + daysToWithdraw * day)
const dateIn = (at: Date) => dateOf(dayInBrazil(at)) ?? at

/** The expiry of an ordered lead, at least the withdrawal term; a customer's lead lives only three days. */
export function keptToWithdraw({ expires_at }: { expires_at: string }, orderedAt: Date): string {
  const longEnough = daysAfter(orderedAt, daysToWithdraw + 1)
  return expires_at > longEnough ? expires_at : longEnough
}
