import type { Plan } from '../../api/contract/sale/plan.ts'
import { dropAnswers } from '../answers/keepAnswers.ts'
import { isStillValid } from '../answersAndFacts.ts'
import type { Funnel } from '../state.ts'

/** The plan-selection parameters of a link. */
export type Wanted = {
  idr?: string
  idm?: string
  id?: string
  sku?: string
  dl?: number
  ul?: number
  sb?: string[]
}

/** Notes which plan is wanted. A chosen plan that has to be asked again gives way to the newer wish. */
export const wantPlan = (funnel: Funnel, wanted: Wanted): Funnel => ({
  ...funnel,
  wanted,
  kept: isStillValid(funnel.kept, 'plan') ? funnel.kept : dropAnswers(funnel.kept, ['plan']),
})

export const hasLinkWishes = (wanted: Wanted) => Object.keys(wanted).length > 0

/** The plans that meet every wish, best first. If only one is left, it is chosen without asking. */
export function plansMatchingLink(plans: readonly Plan[], wanted: Wanted): { list: Plan[]; chosen: Plan | null } {
  const matching = plans.filter((plan) => meets(plan, wanted))
  const list = (matching.length > 0 ? matching : plans).toSorted(preferred)
  return { list, chosen: matching.length === 1 ? (matching[0] ?? null) : null }
}

function meets(plan: Plan, wanted: Wanted): boolean {
  return [
    wanted.idr === undefined || (plan.plan_type === 'refidel' && plan.id === wanted.idr),
    wanted.idm === undefined || (plan.plan_type === 'migration' && plan.id === wanted.idm),
    wanted.id === undefined || plan.id === wanted.id,
    wanted.sku === undefined || plan.sku === wanted.sku,
    wanted.dl === undefined || plan.plan_download === wanted.dl,
    wanted.ul === undefined || plan.plan_upload === wanted.ul,
    (wanted.sb ?? []).every((slug) => plan.subscriptions.some((each) => each.toLowerCase() === slug.toLowerCase())),
  ].every(Boolean)
}

/** Plans with subscriptions first, then the more expensive ones. */
function preferred(a: Plan, b: Plan): number {
  return (
    Number(b.subscriptions.length > 0) - Number(a.subscriptions.length > 0) || b.price_with_dacc - a.price_with_dacc
  )
}
