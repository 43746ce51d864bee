import type { Plan } from '../../../api/contract/plan.ts'
import type { OnCheck } from '../landingTypes.ts'
import { CoverageCheckBanner } from './CoverageCheckBanner.tsx'
import { FibreSection } from './FibreSection.tsx'
import { BusinessAndGamerOffers } from './BusinessAndGamerOffers.tsx'

type Props = { plans: readonly Plan[]; business: Plan | undefined; onCheck: OnCheck }

/** Neighbours on the page, whose code comes as one file. */
export function FibreOffersAndCoverage({ plans, business, onCheck }: Props) {
  return (
    <>
      <FibreSection />
      <BusinessAndGamerOffers plans={plans} business={business} />
      <CoverageCheckBanner onCheck={onCheck} />
    </>
  )
}
