import type { Coverage } from '../../src/api/contract/address.ts'
import type { Context, OwnedLead } from '../call.ts'
import { keptPlan } from '../plans/keptPlan.ts'
import { hasFreePort, reaching, type House, type Reach } from './network.ts'
import { plansAt, type Ask } from './plansAt.ts'

/** Where what is sold stands: the network in the database, and the plans. */
export type Selling = Pick<Context, 'db' | 'catalogue'>

/**
 * The offers at an address, with the order's kept plan. None if no splitter that reaches this house has a free port.
 */
export async function checkCoverage(
  query: House & Ask,
  { db, catalogue }: Selling,
  lead: OwnedLead | null = null,
): Promise<Coverage> {
  const passing = await reaching(db, query)
  const free = passing.find(hasFreePort)
  if (!free) return none(passing.length === 0 ? 'no-network' : 'no-free-port')
  const plans = plansAt(free, query, catalogue, (lead && keptPlan(lead)) ?? null)
  return plans.length === 0 ? none('not-in-campaign') : { plans, infra: infraOf(free), reason: null }
}

function none(reason: NonNullable<Coverage['reason']>): Coverage {
  return { plans: [], infra: null, reason }
}

function infraOf({ infraco, cabinet, technology }: Reach): Coverage['infra'] {
  return { infraco, cabinet, technology }
}
