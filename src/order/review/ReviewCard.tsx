import { labelTexts } from '../../content/texts/order/offerConditionRows.ts'
import { reviewTexts } from '../../content/texts/order/reviewTexts.ts'
import { orderPanelTexts } from '../../content/texts/order/orderPanelTexts.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/art/Icon.tsx'
import { OrderPlanLine } from '../../ui/cards/OrderSummary.tsx'
import { FinishForm } from './FinishForm.tsx'
import { OfferConditions } from '../plans/OfferConditions.tsx'
import { OrderedPlanLabel } from '../plans/OrderedPlanLabel.tsx'
import { PriceOverTime } from '../plans/PriceOverTime.tsx'
import styles from '../Order.module.css'
import { ReviewGroups } from './ReviewGroups.tsx'
import { useOrderSummary, type EditPath } from '../useOrderSummary.tsx'

type Props = { editPath?: EditPath | undefined; className?: string | undefined }

/** The whole review as one card for the conversation, with the form that places the order. */
export function ReviewCard({ editPath, className }: Props) {
  const { plan } = useOrderSummary(editPath)
  return (
    <section className={classes(styles.card, className)} aria-label={reviewTexts.summary}>
      <div className={styles.review}>
        <OrderPlanLine plan={plan} noPlan={orderPanelTexts.noPlan} className={styles.bare} />
        <PriceOverTime heading={false} />
        <OfferConditions />
        <Fold title={reviewTexts.answers}>
          <ReviewGroups editPath={editPath} />
        </Fold>
        <Fold title={labelTexts.heading}>
          <OrderedPlanLabel headingLevel="h3" />
        </Fold>
        <FinishForm />
      </div>
    </section>
  )
}

function Fold({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>
        {title} <Icon name="plus" small />
      </summary>
      {children}
    </details>
  )
}
