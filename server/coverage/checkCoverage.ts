import type { Coverage } from '../../src/api/contract/address.ts'
import type { Db } from '../db/database.ts'
import { hasFreePort, reaching, type House, type Reach } from './network.ts'
import { plansAt, type Ask } from './offers.ts'

/**
 * The offers at an address. If its splitter has no free port there is none, even if the next house is on another
 * splitter.
 */
export async function checkCoverage(db: Db, query: House & Ask): Promise<Coverage> {
  const passing = await reaching(db, query)
  const free = passing.find(hasFreePort)
  if (!free) return none(passing.length === 0 ? 'no-network' : 'no-free-port')
  const plans = plansAt(free, query)
  return plans.length === 0 ? none('not-in-campaign') : { plans, infra: infraOf(free), reason: null }
}

function none(reason: NonNullable<Coverage['reason']>): Coverage {
  return { plans: [], infra: null, reason }
}

function infraOf({ infraco, cabinet, technology }: Reach): Coverage['infra'] {
  return { infraco, cabinet, technology }
}
