import type { AuditTable, LeadTable, OrderTable } from '../db/tables.ts'
import { digest } from '../secrets/digest.ts'

/** The facts of an order, which never change. */
type Facts = Omit<OrderTable, 'lead_id' | 'withdrawn_at' | 'feed_n' | 'fed_at'> &
  Pick<LeadTable, 'due_date' | 'direct_debit'>
type Trail = readonly Pick<AuditTable, 'at' | 'event' | 'fields'>[]

/** An order's facts as logged in its trail: each column with a hash of its value. */
export function factsOf(facts: Facts): string[] {
  return Object.entries(facts).map(([name, value]) => `${name}:${hashOf(value)}`)
}

/** The facts of an order that differ from its trail. */
export function changedFacts(
  trail: Trail,
  { withdrawn_at, ...facts }: Facts & Pick<OrderTable, 'withdrawn_at'>,
): string[] {
  const told = new Map(trail.flatMap(({ fields }) => fields.split(' ')).map(named))
  const isOther = ([name, value]: [string, string | number | null]) => {
    const hash = told.get(name)
    return hash !== undefined && hash !== hashOf(value)
  }
  return [
    ...Object.entries(facts)
      .filter(isOther)
      .map(([name]) => name),
    ...(withdrawalIn(trail) === withdrawn_at ? [] : ['withdrawn_at']),
  ]
}

const named = (field: string): [string, string | undefined] => {
  const [name = '', hash] = field.split(':')
  return [name, hash]
}

/** The time of withdrawal in the trail, which the order has too. */
const withdrawalIn = (trail: Trail) => trail.findLast(({ event }) => event === 'withdrawn')?.at ?? null

const hashOf = (value: string | number | null) => digest(JSON.stringify(value))
