import type { Coverage } from '../../src/api/contract/address.ts'
import type { Db } from '../db/database.ts'
import { hasFreePort, reaching, type Door, type Reach } from './network.ts'
import { plansAt, type Ask } from './offers.ts'

/**
 * What an address can have. A splitter that passes it with no free port means no offer, though the next number,
 * on another splitter, has one.
 */
export async function checkCoverage(db: Db, query: Door & Ask): Promise<Coverage> {
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
