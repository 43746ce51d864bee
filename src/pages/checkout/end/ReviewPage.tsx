import { useRef } from 'react'
import { orderedTexts } from '../../../content/texts/order/stopAndDonePageTexts.ts'
import type { Facts } from '../../../content/flows/facts.ts'
import { endedOrderWords } from '../../../funnel/views/endedOrderWords.ts'
import { useKnowledge } from '../../../order/useKnowledge.ts'
import { reviewTexts } from '../../../content/texts/order/reviewTexts.ts'
import type { Screen } from '../../../content/flows/screen.ts'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { FinishBar } from '../../../order/review/FinishBar.tsx'
import { FinishPanel } from '../../../order/review/FinishPanel.tsx'
import { OfferConditions } from '../../../order/plans/OfferConditions.tsx'
import { OrderedPlanLabel } from '../../../order/plans/OrderedPlanLabel.tsx'
import { PriceOverTime } from '../../../order/plans/PriceOverTime.tsx'
import { OrderAside } from '../../../order/panel/OrderAside.tsx'
import { ReviewGroups } from '../../../order/review/ReviewGroups.tsx'
import { useJourney } from '../../../order/useFunnel.ts'
import { ChatLink } from '../ChatLink.tsx'
import { StepPageLayout } from '../steps/StepPageLayout.tsx'
import { useIsInView } from '../../../ui/layout/useIsInView.ts'
import { usePathToPage, useQuestionPath } from '../usePathToPage.ts'

/** Shows the whole order once more, with the form that places it. */
export function ReviewPage({ screen }: { screen: Screen }) {
  const order = useJourney().facts.order
  return order ? <Ordered screen={screen} order={order} /> : <Reviewing screen={screen} />
}

/** The button that places the order is at its end, and at the foot of the window while that is out of view. */
function Reviewing({ screen }: { screen: Screen }) {
  const pageOf = useQuestionPath()
  const button = useRef<HTMLDivElement>(null)
  const isSeen = useIsInView(button)
  return (
    <StepPageLayout screen={screen} aside={<FinishPanel button={button} />} bar={!isSeen && <FinishBar />}>
      <ReviewGroups editPath={pageOf} />
      <PriceOverTime />
      <OfferConditions />
      <OrderedPlanLabel />
      <ChatLink screen={screen.id} lead={reviewTexts.toChat} />
    </StepPageLayout>
  )
}

/** The same page after the order is placed: it can be read but no longer changed here. */
function Ordered({ screen, order }: { screen: Screen; order: NonNullable<Facts['order']> }) {
  const pageAt = usePathToPage()
  const ended = endedOrderWords(useKnowledge())
  const [title, lead] = ended ? [ended.title, ended.lead] : [orderedTexts.title, orderedTexts.lead(order.orderNumber)]
  return (
    <StepPageLayout screen={screen} title={title} lead={lead} aside={<OrderAside />}>
      <ReviewGroups />
      <OrderedPlanLabel />
      <ButtonLink to={pageAt('pedido-realizado')} split icon="arrow">
        {orderedTexts.back}
      </ButtonLink>
    </StepPageLayout>
  )
}
