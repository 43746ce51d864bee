import { offerLabelRows } from '../../api/contract/sale/offerLabelRows.ts'
import { labelTexts } from '../../content/texts/order/offerConditionRows.ts'
import { planOf } from '../../funnel/plans/plansToChoose.ts'
import { OfferFactsLabel } from '../../ui/cards/OfferFactsLabel.tsx'
import { useKnowledge } from '../useKnowledge.ts'

/** The standard label of the plan that is being ordered. */
export function OrderedPlanLabel({ headingLevel = 'h2' }: { headingLevel?: 'h2' | 'h3' }) {
  const plan = planOf(useKnowledge())
  return (
    plan && <OfferFactsLabel heading={labelTexts.heading} headingLevel={headingLevel} rows={offerLabelRows(plan)} />
  )
}
