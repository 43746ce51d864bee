import type { Plan } from '../../api/contract/sale/plan.ts'
import { monthlyPrice, planTexts } from '../../content/texts/planTexts.ts'
import { Price } from '../../ui/cards/Price.tsx'

/** The monthly price with direct debit next to the struck one, its conditions, and the later price. */
export function PlanPrice({ plan: { price_with_dacc, price_full, price, offer } }: { plan: Plan }) {
  return (
    <>
      <Price {...monthlyPrice(price_with_dacc, price_full)} />
      <p className="meta">
        {planTexts.condition(offer.months, price)} {planTexts.later(offer)}
      </p>
    </>
  )
}
