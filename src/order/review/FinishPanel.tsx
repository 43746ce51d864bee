import type { RefObject } from 'react'
import { finishTexts } from '../../content/texts/order/finishTexts.ts'
import { orderPanelTexts } from '../../content/texts/order/orderPanelTexts.ts'
import { planOf } from '../../funnel/plans/plansToChoose.ts'
import { OrderPlanLine } from '../../ui/cards/OrderSummary.tsx'
import { Price } from '../../ui/cards/Price.tsx'
import { SidePanel } from '../../ui/cards/SidePanel.tsx'
import { FinishButton } from './FinishButton.tsx'
import { FinishForm } from './FinishForm.tsx'
import { useMuralPieces } from '../panel/OrderAside.tsx'
import styles from '../Order.module.css'
import { useOrderSummary } from '../useOrderSummary.tsx'
import { useKnowledge } from '../useKnowledge.ts'

/** A panel next to the review: plan, price and the form that places the order; `button` refers to its button. */
export function FinishPanel({ button }: { button: RefObject<HTMLDivElement | null> }) {
  const { plan, price } = useOrderSummary()
  const offer = planOf(useKnowledge())?.offer
  return (
    <SidePanel set={useMuralPieces()}>
      <div className={styles.panel}>
        <h2 className={styles.title}>{finishTexts.heading}</h2>
        <OrderPlanLine plan={plan} noPlan={orderPanelTexts.noPlan} className={styles.planLine} />
        {price && <Price {...price} />}
        {offer && <p className="meta">{finishTexts.summary(offer.months, offer.installation, offer.loyaltyMonths)}</p>}
        <FinishForm>
          <div ref={button} className={styles.finish}>
            <FinishButton />
          </div>
        </FinishForm>
      </div>
    </SidePanel>
  )
}
