import { conditionRows } from '../../content/texts/conditionTexts.ts'
import { paymentText } from '../../funnel/views/orderLines.ts'
import { planOf } from '../../funnel/plans/planList.ts'
import { FactRows } from '../../ui/cards/FactRows.tsx'
import { useKnowledge } from '../useKnowledge.ts'

/** What the visitor must read before ordering: provider, payment, installation, loyalty with its fine, withdrawal. */
export function OfferConditions() {
  const knowledge = useKnowledge()
  const plan = planOf(knowledge)
  return plan && <FactRows rows={conditionRows(plan.offer, paymentText(knowledge))} />
}
