import type { Plan } from '../api/contract/plan.ts'

/** The plans that the home page shows, in its order. */
export function onLanding(plans: readonly Plan[]): Plan[] {
  const shown = plans.filter((plan) => plan.showOnLanding)
  return order.flatMap((sku) => shown.find((plan) => plan.sku === sku) ?? [])
}

const order = ['d300a', 'd500a', 'd500b', 'd1000a', 'd1000b', 'd2000b']
