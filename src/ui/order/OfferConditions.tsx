import { conditionRows } from '../../content/conditionTexts.ts'
import { paymentText } from '../../funnel/orderRows.ts'
import { planOf } from '../../funnel/planList.ts'
import { FactRows } from '../FactRows.tsx'
import { useStory } from './useStory.ts'

/** Provider, payment, installation, loyalty with its fine, and the way back: what must be read before ordering. */
export function OfferConditions() {
  const story = useStory()
  const plan = planOf(story)
  return plan && <FactRows rows={conditionRows(plan.offer, paymentText(story))} />
}
