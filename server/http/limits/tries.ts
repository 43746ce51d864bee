import * as z from 'zod/mini'
import type { CallName } from '../../../src/api/contract/calls.ts'
import { countUp, hourAt } from '../../db/counters.ts'
import type { Write } from '../../db/write.ts'
import type { Vault } from '../../secrets/vault.ts'
import { ruleOf } from '../calls/callRules.ts'
import { neighbourhoodOf, networkOf } from '../arrival.ts'
import { admit, type Asking } from './admission.ts'

/** Counts each try of a value in the database, before it is answered and even if it is refused. */
export type Tries = {
  count: (name: CallName, input: object, request: Asking['request']) => Promise<void>
}

/** The limits of an hour: for one value, one address and its neighbourhood. In all there is no limit, only work. */
type Rule = { what: string; perValue: number; perAddress: number; perNeighbourhood: number; freeInAll: number }
type Limit = { key: string; most: number; near?: number }

export function makeTries(write: Write, vault: Vault, perHour: number, now: () => Date): Tries {
  const allowed = {
    perValue: Math.ceil(perHour / 3),
    perAddress: perHour,
    perNeighbourhood: perHour * 4,
    freeInAll: perHour * 40,
  }

  async function count(name: CallName, input: object, request: Asking['request']): Promise<void> {
    const what = ruleOf(name).tries
    if (!what) return
    const limits = limitsOf({ what, ...allowed }, valueIn(input), request.ip)
    await write(async (db) => {
      const counts = []
      for (const { key, ...limit } of limits)
        counts.push({ before: (await countUp(db, vault.hash('tries', key), hourAt(now()))) - 1, ...limit })
      await admit(what, counts, { db, vault, now, request })
    })
  }

  return { count }
}

function limitsOf(
  { what, perValue, perAddress, perNeighbourhood, freeInAll }: Rule,
  value: string,
  ip: string,
): Limit[] {
  return [
    { key: `${what}|value|${value}`, most: perValue },
    { key: `${what}|address|${networkOf(ip)}`, most: perAddress },
    { key: `${what}|neighbourhood|${neighbourhoodOf(ip)}`, most: perNeighbourhood },
    { key: `${what}|all`, most: Infinity, near: freeInAll },
  ]
}

const tried = z.object({ cpf: z.optional(z.string()), phoneNumber: z.optional(z.string()) })
const anyInput = z.object({ params: tried, body: tried })

function valueIn(input: object): string {
  const { params, body } = z.parse(anyInput, input)
  return params.cpf ?? body.cpf ?? body.phoneNumber ?? ''
}
