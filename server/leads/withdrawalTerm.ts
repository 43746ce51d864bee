import { type Day, dayOf } from '../../src/api/contract/dates.ts'
import { daysToWithdraw, lastDateToWithdraw } from '../../src/api/contract/withdrawal.ts'

const day = 86_400_000

export function lastDayToWithdraw(orderedAt: Date): Day {
  return dayOf(lastDateToWithdraw(orderedAt))
}

/** Until when a lead is found once it is an order: never for less than that may be withdrawn, though a customer's lead lives three days. */
export function keptToWithdraw({ expires_at }: { expires_at: string }, orderedAt: Date): string {
  const longEnough = new Date(orderedAt.getTime() + (daysToWithdraw + 1) * day).toISOString()
  return expires_at > longEnough ? expires_at : longEnough
}
