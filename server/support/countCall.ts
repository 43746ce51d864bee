import type { Context } from '../call.ts'
import { countWithin, hourAt } from '../db/counters.ts'
import { networkOf } from '../http/arrival.ts'

export type Caller = Pick<Context, 'db' | 'vault' | 'now' | 'lookupsPerHour'> & { request: { ip: string } }

/** Counts a wish to be called, so that nobody has somebody else called all day, or keeps those who call from all others. */
export async function countCall(telephone: string, { db, vault, now, request, lookupsPerHour }: Caller): Promise<void> {
  const [toOne, fromOne] = [Math.ceil(lookupsPerHour / 3), lookupsPerHour * 4]
  await countWithin(db, vault.hash('tries', `call|number|${telephone}`), toOne, hourAt(now()))
  await countWithin(db, vault.hash('tries', `call|address|${networkOf(request.ip)}`), fromOne, hourAt(now()))
}
