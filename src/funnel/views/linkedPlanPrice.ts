import { moneyInText } from '../../api/contract/values/money.ts'
import { linkedTexts } from '../../content/texts/lazyChatTexts.ts'
import { planTexts } from '../../content/texts/planTexts.ts'
import { spokenPlanName } from '../../content/texts/spokenPlanName.ts'
import { linkedPlan } from '../plans/linkedPlan.ts'
import type { Known } from '../answersAndFacts.ts'
import type { Funnel } from '../state.ts'

/** What the plan of a link costs, for how long and afterwards, before it is known whether it reaches the address. */
export function linkedPlanPrice(funnel: Known & Pick<Funnel, 'wanted'>): string | null {
  const plan = linkedPlan(funnel)
  if (!plan) return null
  const price = plan.price_with_dacc
  return linkedTexts.plan(spokenPlanName(plan), moneyInText(price), planTexts.conditionInShort(plan.offer, price))
}
