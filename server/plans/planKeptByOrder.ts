import type { Plan } from '../../src/api/contract/sale/plan.ts'
import type { OwnedLead } from '../http/calls/handlerContext.ts'
import type { Catalogue } from './catalogue.ts'
import { customerPlan } from './customerPlans.ts'
import { builtInCatalogue } from './builtInCatalogue.ts'

type Chosen = Pick<OwnedLead, 'plan_id' | 'plan'>

/** The plan of an order as sold when chosen. Orders of 0.2.0 have only its id, of a built-in plan. */
export function keptPlan({ plan, plan_id }: Chosen): Plan | undefined {
  return plan ?? builtInCatalogue.planBySku(skuIn(plan_id ?? '') ?? '')
}

/** The same with the terms of a customer's offer. */
export function chosenPlan(lead: Chosen): Plan | undefined {
  const plan = keptPlan(lead)
  const type = typeIn(lead.plan_id ?? '')
  return plan && (type === null ? plan : customerPlan(plan, type))
}

/** The columns of a chosen plan. Choosing the same again leaves it unchanged. */
export function choiceOf(idPlan: string | undefined, catalogue: Catalogue, before: Chosen | null = null) {
  if (idPlan === undefined) return { plan_id: null, plan: null }
  const isSame = before?.plan_id === idPlan
  const plan = isSame ? keptPlan(before) : catalogue.planBySku(skuIn(idPlan) ?? '')
  return { plan_id: idPlan, plan: plan ?? null }
}

/** The sku in a plan's id, which an order may keep longer than the plan is sold. */
export const skuIn = (id: string): string | undefined => /^(?:plan|refidel|migration)-(\w+)$/.exec(id)?.[1]

function typeIn(id: string): Plan['plan_type'] {
  if (id.startsWith('refidel-')) return 'refidel'
  return id.startsWith('migration-') ? 'migration' : null
}
