import type { Plan } from '../../../api/contract/plan.ts'
import { CoverageCall } from './CoverageCall.tsx'
import { Fibre } from './Fibre.tsx'
import { LargeOffers } from './LargeOffers.tsx'

/** Neighbours on the page, whose code comes as one file. */
export function AboutFibre({ plans, business }: { plans: readonly Plan[]; business: Plan | undefined }) {
  return (
    <>
      <Fibre />
      <LargeOffers plans={plans} business={business} />
      <CoverageCall />
    </>
  )
}
