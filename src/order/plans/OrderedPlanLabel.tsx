import { labelRows } from '../../api/contract/offerLabel.ts'
import { labelTexts } from '../../content/texts/conditionTexts.ts'
import { planOf } from '../../funnel/plans/planList.ts'
import { OfferFactsLabel } from '../../ui/cards/OfferFactsLabel.tsx'
import { useKnowledge } from '../useKnowledge.ts'

/** The standard label of the plan that is being ordered. */
export function OrderedPlanLabel({ headingLevel = 'h2' }: { headingLevel?: 'h2' | 'h3' }) {
  const plan = planOf(useKnowledge())
  return plan && <OfferFactsLabel heading={labelTexts.heading} headingLevel={headingLevel} rows={labelRows(plan)} />
}
