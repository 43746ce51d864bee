import type { Plan } from '../../../api/contract/plan.ts'
import type { OnCheck } from '../landingData.ts'
import { CoverageCall } from './CoverageCall.tsx'
import { Fibre } from './Fibre.tsx'
import { LargeOffers } from './LargeOffers.tsx'

type Props = { plans: readonly Plan[]; business: Plan | undefined; onCheck: OnCheck }

/** Neighbours on the page, whose code comes as one file. */
export function AboutFibre({ plans, business, onCheck }: Props) {
  return (
    <>
      <Fibre />
      <LargeOffers plans={plans} business={business} />
      <CoverageCall onCheck={onCheck} />
    </>
  )
}
