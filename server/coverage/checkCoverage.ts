import type { Coverage } from '../../src/api/contract/address.ts'
import type { Context, OwnedLead, Handler } from '../http/calls/handlerContext.ts'
import { keptPlan } from '../plans/planKeptByOrder.ts'
import { plansAt, type CatalogueQuery } from './plansAt.ts'
import type { House } from './coverageProvider.ts'
import { Refusal } from '../http/refusal.ts'

export type Selling = Pick<Context, 'coverage' | 'catalogue'>

/** The offers at an address, with the order's stored plan. None without a free port at this house. */
export async function checkCoverage(
  query: House & CatalogueQuery,
  { coverage, catalogue }: Selling,
  lead: OwnedLead | null = null,
): Promise<Coverage> {
  const reach = await coverage.reach(query)
  if (reach.coverage !== 'free-port') return none(reach.coverage)
  const plans = plansAt(reach, query, catalogue, (lead && keptPlan(lead)) ?? null)
  if (plans.length === 0) return none('not-in-campaign')
  const { infraco, cabinet, technology } = reach
  return { plans, infra: { infraco, cabinet, technology }, reason: null }
}

function none(reason: NonNullable<Coverage['reason']>): Coverage {
  return { plans: [], infra: null, reason }
}

export const coverageForVisitor: Handler<'coverage'> = async ({ query: { idLead, ...query } }, context) =>
  checkCoverage(query, context, idLead === undefined ? null : await held(idLead, context))

/** This visitor's order; null without access to it, as if it did not exist. */
async function held(id: string, context: Context): Promise<OwnedLead | null> {
  try {
    return await context.own(id)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
