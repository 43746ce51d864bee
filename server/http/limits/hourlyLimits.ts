import { countOf, countUp, hourAt } from '../../db/counters.ts'
import type { Vault } from '../../secrets/vault.ts'
import { neighbourhoodOf, networkOf } from '../clientAddress.ts'
import { admit, type Asking, type HourlyCount } from './proofOfWorkLimit.ts'

/** Hourly limits per value, address and network block. From `freeInAll` on, each attempt costs proof of work. */
export type HourlyLimits = {
  value?: Pick<HourlyCount, 'max' | 'workFrom'>
  address: number
  neighbourhood: number
  freeInAll?: number
}
/** A limit and the name of its counter. */
type Limit = Omit<HourlyCount, 'used'> & { name: string }

export function limitsOf(what: string, limits: HourlyLimits, ip: string, values: readonly string[] = []): Limit[] {
  const { value, address, neighbourhood, freeInAll } = limits
  return [
    ...(value ? values.map((each) => ({ name: `${what}|value|${each}`, ...value })) : []),
    { name: `${what}|address|${networkOf(ip)}`, max: address },
    { name: `${what}|neighbourhood|${neighbourhoodOf(ip)}`, max: neighbourhood },
    ...(freeInAll === undefined ? [] : [{ name: `${what}|all`, max: Infinity, workFrom: freeInAll }]),
  ]
}

/** Hashes the name of a counter, so that the key reveals nothing. */
export const keyOf = (name: string, vault: Pick<Vault, 'hash'>) => vault.hash('tries', name)

type Counting = Pick<Asking, 'db' | 'vault' | 'now'>

/** Returns the count of this hour. */
export const countInHour = (name: string, { db, vault, now }: Counting): Promise<number> =>
  countOf(db, keyOf(name, vault), hourAt(now()))

/** Increments the counter of this hour and returns it. */
export const countHourly = (name: string, { db, vault, now }: Counting): Promise<number> =>
  countUp(db, keyOf(name, vault), hourAt(now()))

/** Counts an attempt under each limit, and admits it if all limits and the `others` allow it. */
export async function countAndAdmit(
  what: string,
  limits: readonly Limit[],
  asking: Asking,
  others: readonly HourlyCount[] = [],
): Promise<void> {
  const counts = [...others]
  for (const { name, ...limit } of limits) counts.push({ used: (await countHourly(name, asking)) - 1, ...limit })
  await admit(what, counts, asking)
}
