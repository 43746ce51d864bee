import type { ComponentType } from 'react'
import type { Look, Screen } from '../../content/flows/screen.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { QuestionsPage } from './steps/QuestionsPage.tsx'
import { WaitPage } from './wait/WaitPage.tsx'

/** Lazy, because these pages come last. */
const DonePage = lazyPart(async () => (await import('./end/DonePage.tsx')).DonePage)
const CoveredPage = lazyPart(async () => (await import('./offers/CoveredPage.tsx')).CoveredPage)
const NoCustomerOffersPage = lazyPart(
  async () => (await import('./offers/NoCustomerOffersPage.tsx')).NoCustomerOffersPage,
)
const CustomerOffersPage = lazyPart(async () => (await import('./offers/CustomerOffersPage.tsx')).CustomerOffersPage)
const NoCoveragePage = lazyPart(async () => (await import('./offers/NoCoveragePage.tsx')).NoCoveragePage)
const HumanReviewPage = lazyPart(async () => (await import('./identity/HumanReviewPage.tsx')).HumanReviewPage)
const PlansPage = lazyPart(async () => (await import('./offers/PlansPage.tsx')).PlansPage)
const SeenPlansPage = lazyPart(async () => (await import('./offers/PlansPage.tsx')).SeenPlansPage)
const QuizPage = lazyPart(async () => (await import('./identity/QuizPage.tsx')).QuizPage)
const ReviewPage = lazyPart(async () => (await import('./end/ReviewPage.tsx')).ReviewPage)
const SecondTryPage = lazyPart(async () => (await import('./identity/SecondTryPage.tsx')).SecondTryPage)

/** The page for each kind of screen of an order. */
export const pages: Record<Look, ComponentType<{ screen: Screen }>> = {
  ask: QuestionsPage,
  plans: PlansPage,
  offers: CustomerOffersPage,
  wait: WaitPage,
  noOffer: NoCoveragePage,
  noOffers: NoCustomerOffersPage,
  seenPlans: SeenPlansPage,
  call: CoveredPage,
  quiz: QuizPage,
  secondTry: SecondTryPage,
  person: HumanReviewPage,
  review: ReviewPage,
  end: DonePage,
}
