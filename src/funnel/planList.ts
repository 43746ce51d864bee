import type { Plan } from '../api/contract/plan.ts'
import { planChoice } from './planChoice.ts'
import { planGroups, type PlanGroup } from './planGroups.ts'
import type { Funnel } from './slice.ts'
import { answersOf, factsOf } from './story.ts'

/** The plans at the address as cards, best first. */
export function planList({ facts, kept, wanted }: Pick<Funnel, 'facts' | 'kept' | 'wanted'>): PlanGroup[] {
  return planGroups(planChoice(factsOf({ facts, kept }).coverage?.plans ?? [], wanted).list)
}

/** The plan of the order, once chosen. */
export function chosenPlan(story: Pick<Funnel, 'facts' | 'kept'>): Plan | null {
  const sku = answersOf(story).plan
  return factsOf(story).coverage?.plans.find((plan) => plan.sku === sku) ?? null
}

/** What a month costs in this order: the better price comes with direct debit, which is assumed until it is declined. */
export const monthlyCost = (plan: Plan, directDebit: boolean | undefined) => (directDebit === false ? plan.price : plan.price_with_dacc)
