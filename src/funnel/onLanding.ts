import type { Plan } from '../api/contract/plan.ts'

/** The plans that a home page shows, the slowest and then the cheapest first; those of a speed that a visitor came for lead, even where none of it is shown unasked. */
export function onLanding(plans: readonly Plan[], { exclude }: { exclude: readonly string[] }, first?: number): Plan[] {
  const leads = ({ plan_download }: Plan) => Number(plan_download === first)
  const unasked = plans.filter(({ sku, showOnLanding }) => showOnLanding && !exclude.includes(sku))
  const shown = unasked.some(leads) ? unasked : [...unasked, ...plans.filter(leads)]
  return shown.toSorted((a, b) => leads(b) - leads(a) || a.plan_download - b.plan_download || a.price_with_dacc - b.price_with_dacc)
}
