import { countUp, hourAt } from '../../db/counters.ts'
import type { Vault } from '../../secrets/vault.ts'
import { neighbourhoodOf, networkOf } from '../clientAddress.ts'
import { admit, type Asking, type Count } from './proofOfWorkLimit.ts'

/** Hourly limits per value, address and network block. From `freeInAll` on, each attempt costs proof of work. */
export type Most = {
  value?: Pick<Count, 'most' | 'near'>
  address: number
  neighbourhood: number
  freeInAll?: number
}
/** A limit and the name of its counter. */
type Limit = Omit<Count, 'before'> & { name: string }

export function limitsOf(what: string, most: Most, ip: string, values: readonly string[] = []): Limit[] {
  const { value, address, neighbourhood, freeInAll } = most
  return [
    ...(value ? values.map((each) => ({ name: `${what}|value|${each}`, ...value })) : []),
    { name: `${what}|address|${networkOf(ip)}`, most: address },
    { name: `${what}|neighbourhood|${neighbourhoodOf(ip)}`, most: neighbourhood },
    ...(freeInAll === undefined ? [] : [{ name: `${what}|all`, most: Infinity, near: freeInAll }]),
  ]
}

/** Hashes the name of a counter, so that the key reveals nothing. */
export const keyOf = (name: string, vault: Pick<Vault, 'hash'>) => vault.hash('tries', name)

/** Increments the counter of this hour and returns it. */
export const countHourly = (name: string, { db, vault, now }: Pick<Asking, 'db' | 'vault' | 'now'>): Promise<number> =>
  countUp(db, keyOf(name, vault), hourAt(now()))

/** Counts an attempt under each limit, and admits it if all limits and the `others` allow it. */
export async function countAndAdmit(
  what: string,
  limits: readonly Limit[],
  asking: Asking,
  others: readonly Count[] = [],
): Promise<void> {
  const counts = [...others]
  for (const { name, ...limit } of limits) counts.push({ before: (await countHourly(name, asking)) - 1, ...limit })
  await admit(what, counts, asking)
}
