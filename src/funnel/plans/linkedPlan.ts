import type { Plan } from '../../api/contract/plan.ts'
import { isFresh, type Known } from '../knowledge.ts'
import type { Funnel } from '../state.ts'
import { isWished, planChoice } from './planChoice.ts'

/** The plan that a link wants, as its campaign sells it, until an address says what there is. */
export function linkedPlan(known: Known & Pick<Funnel, 'wanted'>): Plan | null {
  const plans = known.facts.catalogue?.value
  if (!plans || !isWished(known.wanted) || isFresh(known, 'coverage')) return null
  return planChoice(plans, known.wanted).chosen
}
