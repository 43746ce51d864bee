import type { Plan } from '../../api/contract/sale/plan.ts'
import { isFresh, type Known } from '../answersAndFacts.ts'
import type { Funnel } from '../state.ts'
import { hasLinkWishes, plansMatchingLink } from './plansMatchingLink.ts'

/** The plan that a link asks for, as its campaign sells it, until the coverage at an address is known. */
export function linkedPlan(known: Known & Pick<Funnel, 'wanted'>): Plan | null {
  const plans = known.facts.catalogue?.value
  if (!plans || !hasLinkWishes(known.wanted) || isFresh(known, 'coverage')) return null
  return plansMatchingLink(plans, known.wanted).chosen
}
