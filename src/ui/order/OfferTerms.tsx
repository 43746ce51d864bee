import { money, moneyInText } from '../../api/contract/money.ts'
import { reviewTexts } from '../../content/reviewTexts.ts'
import { planOf, monthlyCost } from '../../funnel/planList.ts'
import { answersOf } from '../../funnel/story.ts'
import { Unbroken } from '../Unbroken.tsx'
import { Terms } from '../Terms.tsx'
import styles from './Order.module.css'
import { useStory } from './useStory.ts'

/** The price in time: what is paid in the months with discount and what after them, in tiles and words of one size. */
export function OfferTerms({ heading = true }: { heading?: boolean }) {
  const story = useStory()
  const plan = planOf(story)
  if (!plan) return null
  const { months, priceAfter } = plan.offer
  const debit = answersOf(story).directDebit !== false
  return (
    <section className={styles.terms} aria-label={reviewTexts.changes(months)}>
      {heading && <h2 className={styles.sub}>{reviewTexts.changes(months)}</h2>}
      <Terms
        months={months}
        total={months + 8}
        first={{ price: money(monthlyCost(plan, debit)), text: reviewTexts.firstMonths(months) }}
        then={{ price: money(priceAfter), text: reviewTexts.laterMonths(months) }}
      />
      <p className="meta">
        <Unbroken>{debit ? reviewTexts.debitNote : reviewTexts.billNote(moneyInText(plan.price_with_dacc))}</Unbroken>
      </p>
    </section>
  )
}
