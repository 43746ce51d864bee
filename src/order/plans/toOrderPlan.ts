import type { Plan } from '../../api/contract/sale/plan.ts'
import { streamingNames } from '../../api/contract/sale/streamingNames.ts'
import { orderPanelTexts } from '../../content/texts/order/orderPanelTexts.ts'
import { speedName } from '../../content/texts/planTexts.ts'
import type { OrderPlan } from '../../ui/cards/OrderSummary.tsx'
import { planAppearance } from './planAppearance.ts'

export function toOrderPlan(plan: Plan): OrderPlan {
  const names = streamingNames(plan.subscriptions)
  return { ...planAppearance(plan), name: speedName(plan.plan_download), with: names && orderPanelTexts.with(names) }
}
