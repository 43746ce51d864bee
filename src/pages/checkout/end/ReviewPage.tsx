import { orderedTexts } from '../../../content/texts/endTexts.ts'
import type { Facts } from '../../../content/flows/facts.ts'
import { withdrawnTexts } from '../../../content/texts/doneTexts.ts'
import { reviewTexts } from '../../../content/texts/reviewTexts.ts'
import type { Screen } from '../../../content/flows/screen.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { ActionsRow } from '../../../order/panel/ActionsRow.tsx'
import { FinishPanel } from '../../../order/review/FinishPanel.tsx'
import { OfferConditions } from '../../../order/plans/OfferConditions.tsx'
import { OfferSheet } from '../../../order/plans/OfferSheet.tsx'
import { OfferTerms } from '../../../order/plans/OfferTerms.tsx'
import { OrderAside } from '../../../order/panel/OrderAside.tsx'
import { ReviewGroups } from '../../../order/review/ReviewGroups.tsx'
import { useJourney } from '../../../order/useFunnel.ts'
import { ChatLink } from '../ChatLink.tsx'
import { StepPage } from '../steps/StepPage.tsx'
import { usePageAt, usePageOf } from '../usePageAt.ts'

/** Shows the whole order once more, with the form that places it. */
export function ReviewPage({ screen }: { screen: Screen }) {
  const pageOf = usePageOf()
  const order = useJourney().facts.order
  if (order) return <Ordered screen={screen} order={order} />
  return (
    <StepPage screen={screen} aside={<FinishPanel />}>
      <ReviewGroups editPath={pageOf} />
      <OfferTerms />
      <OfferConditions />
      <OfferSheet />
      <ChatLink screen={screen.id} lead={reviewTexts.toChat} />
      <ActionsRow />
    </StepPage>
  )
}

/** The same page after the order is placed. It can be read but no longer changed here. */
function Ordered({ screen, order }: { screen: Screen; order: NonNullable<Facts['order']> }) {
  const pageAt = usePageAt()
  const [title, lead] = order.withdrawn
    ? [withdrawnTexts.title, withdrawnTexts.lead]
    : [orderedTexts.title, orderedTexts.lead(order.orderNumber)]
  return (
    <StepPage screen={screen} title={title} lead={lead} aside={<OrderAside />}>
      <ReviewGroups />
      <OfferSheet />
      <ButtonLink to={pageAt('pedido-realizado')} split icon="arrow">
        {orderedTexts.back}
      </ButtonLink>
    </StepPage>
  )
}
