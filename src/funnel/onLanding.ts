import type { Plan } from '../api/contract/plan.ts'

/** The plans that a home page shows, the slowest and then the cheapest first; those of a speed that a visitor came for lead, even where they are not shown unasked. */
export function onLanding(plans: readonly Plan[], { exclude }: { exclude: readonly string[] }, first?: number): Plan[] {
  const leads = ({ plan_download }: Plan) => Number(plan_download === first)
  const shown = plans.filter((plan) => leads(plan) > 0 || (plan.showOnLanding && !exclude.includes(plan.sku)))
  return shown.toSorted((a, b) => leads(b) - leads(a) || a.plan_download - b.plan_download || a.price_with_dacc - b.price_with_dacc)
}
