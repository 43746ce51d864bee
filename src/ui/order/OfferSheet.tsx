import { labelRows } from '../../api/contract/offerLabel.ts'
import { labelTexts } from '../../content/conditionTexts.ts'
import { planOf } from '../../funnel/planList.ts'
import { OfferLabel } from '../OfferLabel.tsx'
import { useStory } from './useStory.ts'

/** The standard label of the plan that is being ordered. */
export function OfferSheet({ headingLevel = 'h2' }: { headingLevel?: 'h2' | 'h3' }) {
  const plan = planOf(useStory())
  return plan && <OfferLabel heading={labelTexts.heading} headingLevel={headingLevel} rows={labelRows(plan)} />
}
