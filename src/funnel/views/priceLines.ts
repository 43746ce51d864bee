import { money, moneyInText } from '../../api/contract/values/money.ts'
import type { Plan } from '../../api/contract/sale/plan.ts'
import { speedName } from '../../content/texts/planTexts.ts'
import { textOnlyChatTexts } from '../../content/texts/chat/textOnlyChatTexts.ts'
import { reviewTexts } from '../../content/texts/order/reviewTexts.ts'
import { answersOf, type Knowledge } from '../answersAndFacts.ts'
import { monthlyCost, planOf } from '../plans/plansToChoose.ts'

/** The costs of the chosen plan over time, with their conditions; empty without a plan. */
export function priceLines(knowledge: Knowledge): string[] {
  const plan = planOf(knowledge)
  if (!plan) return []
  const { months, priceAfter } = plan.offer
  const debit = answersOf(knowledge).directDebit !== false
  const [first, then] = [money(monthlyCost(plan, debit)), money(priceAfter)]
  return [
    textOnlyChatTexts.prices(first, months, then),
    ...loyaltyLine(plan),
    debit ? reviewTexts.debitNote : reviewTexts.billNote(moneyInText(plan.price_with_dacc)),
  ]
}

/** How long the plan binds, and the fine for leaving earlier. */
function loyaltyLine({ offer: { loyaltyMonths, finePerMonth } }: Plan): string[] {
  return loyaltyMonths === 0 ? [] : [textOnlyChatTexts.loyalty(loyaltyMonths, moneyInText(finePerMonth))]
}

/** The request to accept, with the plan, its price and its fine. */
export function acceptAsk(knowledge: Knowledge): string {
  const plan = planOf(knowledge)
  if (!plan) return textOnlyChatTexts.acceptAsk('')
  const price = moneyInText(monthlyCost(plan, answersOf(knowledge).directDebit))
  return textOnlyChatTexts.acceptAsk(
    [textOnlyChatTexts.bargain(speedName(plan.plan_download), price), ...loyaltyLine(plan)].join(' '),
  )
}
