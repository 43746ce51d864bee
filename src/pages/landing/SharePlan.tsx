import type { Plan } from '../../api/contract/sale/plan.ts'
import { offerTexts as texts } from '../../content/texts/landing/landingTexts.ts'
import { planTexts } from '../../content/texts/planTexts.ts'
import { ShareButton } from '../../ui/buttons/ShareButton.tsx'
import { planMark } from './useScrollToPlan.ts'

/** Shares a plan with the address of its card on this page. */
export function SharePlan({ plan: { plan, sku } }: { plan: Plan }) {
  const url = new URL(`${window.location.pathname}#${planMark(sku)}`, window.location.origin).href
  return <ShareButton data={{ text: texts.shared(plan), url }} about={planTexts.about(plan)} />
}
