import type { Plan } from '../../api/contract/plan.ts'
import { badgeTexts as texts } from '../../content/texts/landingTexts.ts'
import { planTexts } from '../../content/texts/planTexts.ts'

type Facts = { isCheapest: boolean; hasChoice: boolean; isStill: boolean }

/** The slowest speed in Mega whose streaming is told of over its card. */
const leastMega = 600

/** The words over the card of a plan. Several take turns. */
export function badgesOf({ sku, plan_download: mega }: Plan, { isCheapest, hasChoice, isStill }: Facts) {
  if (isCheapest) return [planTexts.cheapest]
  const own = texts.bySku[sku]
  if (own !== undefined) return [own]
  if (!hasChoice || mega < leastMega) return [texts.special]
  return isStill ? texts.toChoose.slice(0, 1) : texts.toChoose
}
