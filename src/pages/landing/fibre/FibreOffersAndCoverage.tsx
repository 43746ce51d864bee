import type { Plan } from '../../../api/contract/sale/plan.ts'
import type { OnCheck } from '../landingTypes.ts'
import { CoverageCheckBanner } from './CoverageCheckBanner.tsx'
import { FibreSection } from './FibreSection.tsx'
import { BusinessAndGamerOffers } from './BusinessAndGamerOffers.tsx'

type Props = { plans: readonly Plan[]; business: Plan | undefined; onCheck: OnCheck }

/** Adjacent parts in one chunk. */
export function FibreOffersAndCoverage({ plans, business, onCheck }: Props) {
  return (
    <>
      <FibreSection />
      <BusinessAndGamerOffers plans={plans} business={business} />
      <CoverageCheckBanner onCheck={onCheck} />
    </>
  )
}
