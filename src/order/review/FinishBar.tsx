import { money } from '../../api/contract/values/money.ts'
import { finishTexts } from '../../content/texts/order/finishTexts.ts'
import { orderPanelTexts } from '../../content/texts/order/orderPanelTexts.ts'
import { answersOf } from '../../funnel/answersAndFacts.ts'
import { monthlyCost, planOf } from '../../funnel/plans/plansToChoose.ts'
import { useKnowledge } from '../useKnowledge.ts'
import { FinishButton } from './FinishButton.tsx'
import styles from './FinishBar.module.css'

/** The order's cost and the button that places it, always in view. The form with the terms is above. */
export function FinishBar() {
  const knowledge = useKnowledge()
  const plan = planOf(knowledge)
  const cost = plan && monthlyCost(plan, answersOf(knowledge).directDebit)
  return (
    <section className={styles.bar} aria-label={finishTexts.total}>
      {cost !== null && (
        <p className={styles.total}>
          <small>{finishTexts.total}</small>
          <b className="nb">{orderPanelTexts.each(money(cost))}</b>
        </p>
      )}
      <div className={styles.go}>
        <FinishButton />
      </div>
    </section>
  )
}
