import { money, moneyInText } from '../../api/contract/values/money.ts'
import { reviewTexts } from '../../content/texts/order/reviewTexts.ts'
import { planOf, monthlyCost } from '../../funnel/plans/plansToChoose.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import { NoBreakText } from '../../ui/NoBreakText.tsx'
import { PricePeriods } from '../../ui/cards/PricePeriods.tsx'
import styles from '../Order.module.css'
import { useKnowledge } from '../useKnowledge.ts'

/** The price over time: the months with a discount and the months after them, in tiles and text of one size. */
export function PriceOverTime({ heading = true }: { heading?: boolean }) {
  const knowledge = useKnowledge()
  const plan = planOf(knowledge)
  if (!plan) return null
  const { months, priceAfter } = plan.offer
  const debit = answersOf(knowledge).directDebit !== false
  return (
    <section className={styles.terms} aria-label={reviewTexts.changes(months)}>
      {heading && <h2 className={styles.sub}>{reviewTexts.changes(months)}</h2>}
      <PricePeriods
        months={months}
        total={months + 8}
        first={{ price: money(monthlyCost(plan, debit)), text: reviewTexts.firstMonths(months) }}
        then={{ price: money(priceAfter), text: reviewTexts.laterMonths(months) }}
      />
      <p className="meta">
        <NoBreakText>
          {debit ? reviewTexts.debitNote : reviewTexts.billNote(moneyInText(plan.price_with_dacc))}
        </NoBreakText>
      </p>
    </section>
  )
}
