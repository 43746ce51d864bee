import { money, moneyInText } from '../../api/contract/values/money.ts'
import { plainTexts } from '../../content/texts/plainTexts.ts'
import { reviewTexts } from '../../content/texts/reviewTexts.ts'
import { answersOf, type Knowledge } from '../knowledge.ts'
import { monthlyCost, planOf } from '../plans/planList.ts'

/** What the chosen plan costs over time, and what that rests on; nothing where none is chosen. */
export function priceLines(knowledge: Knowledge): string[] {
  const plan = planOf(knowledge)
  if (!plan) return []
  const { months, priceAfter } = plan.offer
  const debit = answersOf(knowledge).directDebit !== false
  const [first, then] = [money(monthlyCost(plan, debit)), money(priceAfter)]
  return [
    `${plainTexts.price}: ${first} ${reviewTexts.firstMonths(months)}, ${then} ${reviewTexts.laterMonths(months)}.`,
    debit ? reviewTexts.debitNote : reviewTexts.billNote(moneyInText(plan.price_with_dacc)),
  ]
}
