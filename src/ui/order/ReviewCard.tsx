import { labelTexts } from '../../content/conditionTexts.ts'
import { reviewTexts } from '../../content/reviewTexts.ts'
import { orderTexts } from '../../content/orderTexts.ts'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'
import { OrderPlanLine } from '../OrderSummary.tsx'
import { FinishForm } from './FinishForm.tsx'
import { OfferConditions } from './OfferConditions.tsx'
import { OfferSheet } from './OfferSheet.tsx'
import { OfferTerms } from './OfferTerms.tsx'
import styles from './Order.module.css'
import { ReviewGroups } from './ReviewGroups.tsx'
import { useOrder, type EditPath } from './useOrder.tsx'

type Props = { editPath?: EditPath | undefined; className?: string | undefined }

/** The whole review in one card, for the conversation: plan, price in time, conditions, answers, label, and the last word. */
export function ReviewCard({ editPath, className }: Props) {
  const { plan } = useOrder(editPath)
  return (
    <section className={classes(styles.card, className)} aria-label={reviewTexts.summary}>
      <div className={styles.review}>
        <OrderPlanLine plan={plan} noPlan={orderTexts.noPlan} className={styles.bare} />
        <OfferTerms heading={false} />
        <OfferConditions />
        <Fold title={reviewTexts.answers}>
          <ReviewGroups editPath={editPath} />
        </Fold>
        <Fold title={labelTexts.heading}>
          <OfferSheet headingLevel="h3" />
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
