import type { Plan } from '../../api/contract/sale/plan.ts'
import { badgeTexts as texts } from '../../content/texts/landing/landingTexts.ts'
import { planTexts } from '../../content/texts/planTexts.ts'

/** The facts that decide a card's badges. `isRecommended` is null if no plan is recommended. */
type Facts = { isCheapest: boolean; isRecommended: boolean | null; hasChoice: boolean; isStill: boolean }

/** The slowest speed in Mega whose card's badge mentions streaming. */
const leastMega = 600

/** The badges of a plan's card. Several alternate. */
export function choosePlanBadges({ sku, plan_download: mega }: Plan, facts: Facts) {
  if (facts.isCheapest) return [planTexts.cheapest]
  if (facts.isRecommended ?? texts.bestSkus.includes(sku)) return [texts.best]
  const own = texts.bySku[sku]
  if (own !== undefined) return [own]
  if (!facts.hasChoice || mega < leastMega) return [texts.special]
  return facts.isStill ? texts.toChoose.slice(0, 1) : texts.toChoose
}
