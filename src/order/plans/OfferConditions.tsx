import { offerConditionRows } from '../../content/texts/order/offerConditionRows.ts'
import { paymentText } from '../../funnel/views/orderLines.ts'
import { planOf } from '../../funnel/plans/plansToChoose.ts'
import { FactRows } from '../../ui/cards/FactRows.tsx'
import { useKnowledge } from '../useKnowledge.ts'

/** The conditions to read before ordering: provider, payment, installation, loyalty with its fine, withdrawal. */
export function OfferConditions() {
  const knowledge = useKnowledge()
  const plan = planOf(knowledge)
  return plan && <FactRows rows={offerConditionRows(plan.offer, paymentText(knowledge))} />
}
