import { moneyInText } from '../../api/contract/values/money.ts'
import { linkedTexts } from '../../content/texts/chat/lazyChatTexts.ts'
import { planTexts } from '../../content/texts/planTexts.ts'
import { spokenPlanName } from '../../content/texts/spokenPlanName.ts'
import { linkedPlan } from '../plans/linkedPlan.ts'
import type { Known } from '../answersAndFacts.ts'
import type { Funnel } from '../state.ts'

/** The price of a link's plan, for how long and afterwards, before the coverage at the address is known. */
export function linkedPlanPrice(funnel: Known & Pick<Funnel, 'wanted'>): string | null {
  const plan = linkedPlan(funnel)
  if (!plan) return null
  const price = plan.price_with_dacc
  return linkedTexts.plan(spokenPlanName(plan), moneyInText(price), planTexts.conditionInShort(plan.offer, price))
}
