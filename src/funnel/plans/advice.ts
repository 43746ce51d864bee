import type { Plan } from '../../api/contract/plan.ts'
import { household } from '../../content/texts/planTexts.ts'
import { cheapest, plansOf, type PlanGroup } from './planGroups.ts'

type Sized = Pick<Plan, 'plan_download' | 'price_with_dacc'>

/** The plan that suits most homes: the cheapest of those that are fast enough, unless no plan is slower or cheaper. */
export function recommended<P extends Sized>(plans: readonly P[]): P | null {
  const best = cheapest(plans.filter(({ plan_download }) => plan_download >= household))
  return best === cheapest(plans) ? null : best
}

/** The cheapest plan that is fast enough. */
export const planFor = (plans: readonly Plan[], mega: number): Plan | null =>
  cheapest(plans.filter(({ plan_download }) => plan_download >= mega)) ??
  plans.toSorted((a, b) => b.plan_download - a.plan_download)[0] ??
  null

/** The fastest plan that a visitor can pay. */
export const planWithin = (plans: readonly Plan[], price: number): Plan | null =>
  plans
    .filter(({ price_with_dacc }) => price_with_dacc <= price)
    .toSorted((a, b) => b.plan_download - a.plan_download || a.price_with_dacc - b.price_with_dacc)[0] ?? null

/** The cards with the cheapest plan and the recommended one before the others. */
export function advisedFirst(groups: readonly PlanGroup[]): PlanGroup[] {
  const plans = groups.flatMap(plansOf)
  const first = [cheapest(plans), recommended(plans)].flatMap((plan) => groups.filter((group) => isIn(group, plan)))
  return [...new Set([...first, ...groups])]
}

const isIn = (group: PlanGroup, plan: Plan | null) => plan !== null && plansOf(group).includes(plan)
