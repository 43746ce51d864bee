import type { Plan } from '../../api/contract/plan.ts'
import { streamingNames } from '../../api/contract/streamingNames.ts'
import { orderTexts } from '../../content/texts/orderTexts.ts'
import { speedName } from '../../content/texts/planTexts.ts'
import type { OrderPlan } from '../../ui/cards/OrderSummary.tsx'
import { planFace } from './planFace.ts'

/** A plan as the order shows it. */
export function planLine(plan: Plan): OrderPlan {
  const names = streamingNames(plan.subscriptions)
  return { ...planFace(plan), name: speedName(plan.plan_download), with: names && orderTexts.with(names) }
}
