import { finishTexts } from '../../content/finishTexts.ts'
import { orderTexts } from '../../content/orderTexts.ts'
import { planOf } from '../../funnel/planList.ts'
import { OrderMural } from '../art/OrderMural.tsx'
import { OrderPlanLine } from '../OrderSummary.tsx'
import { Price } from '../Price.tsx'
import { FinishForm } from './FinishForm.tsx'
import { usePieces } from './OrderAside.tsx'
import styles from './Order.module.css'
import { useOrder } from './useOrder.tsx'
import { useStory } from './useStory.ts'

/** Beside the review: the plan, its price and the form that places the order. */
export function FinishPanel() {
  const { plan, price } = useOrder()
  const offer = planOf(useStory())?.offer
  const set = usePieces()
  return (
    <div className={`panel sticky ${styles.panel}`}>
      <h2 className={styles.title}>{finishTexts.heading}</h2>
      <OrderPlanLine plan={plan} noPlan={orderTexts.noPlan} className={styles.planLine} />
      {price && <Price {...price} />}
      {offer && <p className="meta">{finishTexts.summary(offer.months, offer.installation, offer.loyaltyMonths)}</p>}
      <FinishForm />
      <div className={styles.mural}>
        <OrderMural set={set} />
      </div>
    </div>
  )
}
