import type { Plan } from '../../api/contract/sale/plan.ts'
import { chosenPlan } from '../../content/flows/facts.ts'
import { advisedOrder, worthShowing } from './recommendedPlan.ts'
import { plansMatchingLink } from './plansMatchingLink.ts'
import { planGroups, type PlanGroup } from './planGroups.ts'
import type { Funnel } from '../state.ts'
import { answersOf, factsOf, type Known } from '../answersAndFacts.ts'

/** The plan cards to choose from, in the recommended order: those at the address, or a customer's offers. */
export function plansToChoose(known: Known & Pick<Funnel, 'wanted'>, name: 'plan' | 'offer' = 'plan'): PlanGroup[] {
  const { coverage, offers } = factsOf(known)
  const { list } = plansMatchingLink((name === 'offer' ? offers : coverage)?.plans ?? [], known.wanted)
  return advisedOrder(planGroups(list))
}

/** The cards that are shown. A plan that another beats is shown only if the visitor chose it by name. */
export const planCards: typeof plansToChoose = (known, name) =>
  worthShowing(plansToChoose(known, name), answersOf(known)[name ?? 'plan'])

/** The plan of the order, once chosen. */
export const planOf = (known: Known): Plan | null => chosenPlan(answersOf(known), factsOf(known)) ?? null

/** The monthly price of this order. Direct debit lowers it, and is assumed until the visitor declines it. */
export const monthlyCost = (plan: Plan, directDebit: boolean | undefined) =>
  directDebit === false ? plan.price : plan.price_with_dacc

/** Whether the visit is arranged by telephone: for some plans, and for a placed order that could not book one. */
export const isVisitByPhone = (knowledge: Known) =>
  planOf(knowledge)?.installationSchedule === false || factsOf(knowledge).order?.visitByPhone === true
