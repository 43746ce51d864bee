import type { Plan } from '../../src/api/contract/plan.ts'
import type { OwnedLead } from '../handlerContext.ts'
import type { Catalogue } from './catalogue.ts'
import { customerPlan } from './customerPlans.ts'
import { builtInCatalogue } from './builtInCatalogue.ts'

type Chosen = Pick<OwnedLead, 'plan_id' | 'plan'>

/** The plan of an order as it was sold when chosen. Where an older version kept only its id, it is the product's. */
export function keptPlan({ plan, plan_id }: Chosen): Plan | undefined {
  return plan ?? builtInCatalogue.planBySku(skuIn(plan_id ?? '') ?? '')
}

/** The same as it was offered: a customer's offer differs from what everybody is sold. */
export function chosenPlan(lead: Chosen): Plan | undefined {
  const plan = keptPlan(lead)
  const type = typeIn(lead.plan_id ?? '')
  return plan && (type === null ? plan : customerPlan(plan, type))
}

/** What an order keeps of a choice. The same one again leaves the plan as it was. */
export function choiceOf(idPlan: string | undefined, catalogue: Catalogue, before: Chosen | null = null) {
  if (idPlan === undefined) return { plan_id: null, plan: null }
  const isSame = before?.plan_id === idPlan
  const plan = isSame ? keptPlan(before) : catalogue.planBySku(skuIn(idPlan) ?? '')
  return { plan_id: idPlan, plan: plan ?? null }
}

/** The sku in the id of a plan, which an order may keep longer than it is sold. */
export const skuIn = (id: string): string | undefined => /^(?:plan|refidel|migration)-(\w+)$/.exec(id)?.[1]

function typeIn(id: string): Plan['plan_type'] {
  if (id.startsWith('refidel-')) return 'refidel'
  return id.startsWith('migration-') ? 'migration' : null
}
