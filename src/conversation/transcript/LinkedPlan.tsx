import { linkedTexts } from '../../content/texts/chat/lazyChatTexts.ts'
import { monthlyPrice, planTexts } from '../../content/texts/planTexts.ts'
import { linkedPlan } from '../../funnel/plans/linkedPlan.ts'
import { toOrderPlan } from '../../order/plans/toOrderPlan.ts'
import { useFunnel } from '../../order/useFunnel.ts'
import { OrderPlanLine } from '../../ui/cards/OrderSummary.tsx'
import { Price } from '../../ui/cards/Price.tsx'
import styles from './OrderIntro.module.css'

/** The plan of a link with its price, on a phone before the first answer. */
export function LinkedPlan() {
  const plan = useFunnel(linkedPlan)
  const isOrderOpen = useFunnel(({ kept }) => Object.keys(kept).length > 0)
  if (!plan || isOrderOpen) return null
  const price = plan.price_with_dacc
  return (
    <section className={styles.linked} aria-label={linkedTexts.heading}>
      <OrderPlanLine plan={toOrderPlan(plan)} noPlan="" />
      <Price {...monthlyPrice(price, plan.price_full)} />
      <p className="meta">
        {planTexts.conditionInShort(plan.offer, price)}. {linkedTexts.reach}
      </p>
    </section>
  )
}
