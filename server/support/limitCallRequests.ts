import type { Context } from '../http/calls/handlerContext.ts'
import { countWithin, dayAt, hourAt } from '../db/counters.ts'
import { keyOf, limitsOf } from '../http/limits/hourlyLimits.ts'

export type Caller = Pick<Context, 'db' | 'vault' | 'now' | 'lookupsPerHour'> & { request: { ip: string } }

/** Limits requests for calls, so that nobody can have others called all day, or block all calls. */
export async function limitCallRequests(
  telephone: string,
  { db, vault, now, request, lookupsPerHour }: Caller,
): Promise<void> {
  const toOne = Math.ceil(lookupsPerHour / 15)
  const fromOne = lookupsPerHour * 4
  const [hour, day] = [hourAt(now()), dayAt(now())]
  const byAddress = limitsOf('call', { address: fromOne, neighbourhood: fromOne * 4 }, request.ip)
  const limits = [
    { name: `call|number|${telephone}`, max: toOne, window: hour },
    { name: `call|number in a day|${telephone}`, max: toOne * 2, window: day },
    ...byAddress.map((limit) => ({ ...limit, window: hour })),
  ]
  for (const { name, max, window } of limits) await countWithin(db, keyOf(name, vault), max, window)
}
