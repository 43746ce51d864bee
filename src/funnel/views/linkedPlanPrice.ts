import { moneyInText } from '../../api/contract/values/money.ts'
import { streamingNames } from '../../api/contract/streamingNames.ts'
import { linkedTexts } from '../../content/texts/lazyChatTexts.ts'
import { orderPanelTexts } from '../../content/texts/orderPanelTexts.ts'
import { planTexts, speedName } from '../../content/texts/planTexts.ts'
import { linkedPlan } from '../plans/linkedPlan.ts'
import type { Known } from '../answersAndFacts.ts'
import type { Funnel } from '../state.ts'

/** What the plan of a link costs, for how long and afterwards, before it is known whether it reaches the address. */
export function linkedPlanPrice(funnel: Known & Pick<Funnel, 'wanted'>): string | null {
  const plan = linkedPlan(funnel)
  if (!plan) return null
  const names = streamingNames(plan.subscriptions)
  const name = [speedName(plan.plan_download), names && orderPanelTexts.with(names)].filter(Boolean).join(' ')
  const price = plan.price_with_dacc
  return linkedTexts.plan(name, moneyInText(price), planTexts.conditionInShort(plan.offer, price))
}
