import { orderedTexts } from '../../content/checkoutTexts.ts'
import type { Facts } from '../../content/facts.ts'
import { withdrawTexts } from '../../content/doneTexts.ts'
import { reviewTexts } from '../../content/reviewTexts.ts'
import type { Screen } from '../../content/screen.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EraseRow } from '../../ui/order/EraseRow.tsx'
import { FinishPanel } from '../../ui/order/FinishPanel.tsx'
import { OfferConditions } from '../../ui/order/OfferConditions.tsx'
import { OfferSheet } from '../../ui/order/OfferSheet.tsx'
import { OfferTerms } from '../../ui/order/OfferTerms.tsx'
import { OrderAside } from '../../ui/order/OrderAside.tsx'
import { ReviewGroups } from '../../ui/order/ReviewGroups.tsx'
import { useJourney } from '../../ui/useFunnel.ts'
import { ChatLink } from './ChatLink.tsx'
import { StepPage } from './StepPage.tsx'
import { usePageAt, usePageOf } from './usePageAt.ts'

/** Everything to be read once more before the order is placed, and the last word. */
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
      <EraseRow />
    </StepPage>
  )
}

/** The same once the order is placed: it can be read, and no more be changed here. */
function Ordered({ screen, order }: { screen: Screen; order: NonNullable<Facts['order']> }) {
  const pageAt = usePageAt()
  const [title, lead] = order.withdrawn ? [withdrawTexts.doneTitle, withdrawTexts.lead] : [orderedTexts.title, orderedTexts.lead(order.orderNumber)]
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
