import type { Plan } from '../../api/contract/sale/plan.ts'
import type { Purpose } from '../../content/texts/landing/planAdviserTexts.ts'
import { household } from '../../content/texts/planTexts.ts'
import { cheapest, plansOf, type PlanGroup } from './planGroups.ts'

type Sized = Pick<Plan, 'plan_download' | 'price_with_dacc'>

/** The plan that suits most homes: the cheapest of those that are fast enough, unless no plan is slower or cheaper. */
export function recommended<P extends Sized>(plans: readonly P[]): P | null {
  const best = cheapest(plans.filter(({ plan_download }) => plan_download >= household))
  return best === cheapest(plans) ? null : best
}

/** The plans that cards highlight. */
export type Advised = { cheapest: Plan | null; recommended: Plan | null }

export function advisedOf(groups: readonly PlanGroup[]): Advised {
  const plans = groups.flatMap(plansOf)
  return { cheapest: cheapest(plans), recommended: recommended(plans) }
}

/** The speed in Mega that suits a household of this size and use. */
export function megaFor({ people, purpose }: { people: number; purpose: Purpose | undefined }): number {
  if (people >= 5) return 1000
  if (purpose === 'demanding') return household
  return people >= 3 || purpose === 'watching' ? 500 : 300
}

/** The cheapest plan that is fast enough, else the fastest. */
export const planFor = (plans: readonly Plan[], mega: number): Plan | null =>
  cheapest(plans.filter(({ plan_download }) => plan_download >= mega)) ??
  plans.toSorted((a, b) => b.plan_download - a.plan_download)[0] ??
  null

/** The fastest plan within a price. */
export const planWithin = (plans: readonly Plan[], price: number): Plan | null =>
  plans
    .filter(({ price_with_dacc }) => price_with_dacc <= price)
    .toSorted((a, b) => b.plan_download - a.plan_download || a.price_with_dacc - b.price_with_dacc)[0] ?? null

/** The order of cards: the cheapest plan, the recommended one, and the others by price. Beaten plans come last. */
export function advisedOrder(groups: readonly PlanGroup[]): PlanGroup[] {
  const plans = groups.flatMap(plansOf)
  const first = Object.values(advisedOf(groups))
  const place = (group: PlanGroup) => {
    const at = first.findIndex((plan) => plan !== null && plansOf(group).includes(plan))
    if (at >= 0) return at
    return plansOf(group).every((plan) => isBeaten(plan, plans)) ? first.length + 1 : first.length
  }
  return groups.toSorted((a, b) => place(a) - place(b) || priceOf(a) - priceOf(b))
}

/** The cards without those whose plans are all beaten, except the card of the requested plan. */
export function worthShowing(groups: readonly PlanGroup[], asked: string | undefined): PlanGroup[] {
  const plans = groups.flatMap(plansOf)
  return groups.filter((group) => plansOf(group).some((plan) => plan.sku === asked || !isBeaten(plan, plans)))
}

const priceOf = (group: PlanGroup) => cheapest(plansOf(group))?.price_with_dacc ?? 0

/** Whether another plan is as good in everything and better in something. */
export const isBeaten = (plan: Plan, plans: readonly Plan[]) =>
  plans.some((other) => isAsGood(other, plan) && !isAsGood(plan, other))

const isAsGood = (one: Plan, other: Plan) =>
  one.price_with_dacc <= other.price_with_dacc &&
  one.plan_download >= other.plan_download &&
  other.subscriptions.every((slug) => one.subscriptions.includes(slug))
