import { lowerPart, stillPart } from '../../ui/lazyHydration.tsx'

export const AlternatingRibbon = lowerPart(async () => (await import('./AlternatingRibbon.tsx')).AlternatingRibbon)
export const BenefitIcons = stillPart(async () => (await import('./BenefitIcons.tsx')).BenefitIcons)
export const PlanTabsOrCarousel = lowerPart(async () => (await import('./PlanTabsOrCarousel.tsx')).PlanTabsOrCarousel)
export const PlanChoiceLinks = lowerPart(async () => (await import('./PlanChoiceLinks.tsx')).PlanChoiceLinks)
export const WaysToBuy = lowerPart(async () => (await import('./WaysToBuy.tsx')).WaysToBuy)
export const StreamingSection = lowerPart(
  async () => (await import('./streaming/StreamingSection.tsx')).StreamingSection,
)
export const PlanComparison = lowerPart(async () => (await import('./PlanComparison.tsx')).PlanComparison)
export const FibreOffersAndCoverage = lowerPart(
  async () => (await import('./fibre/FibreOffersAndCoverage.tsx')).FibreOffersAndCoverage,
)
export const AppsAndNews = lowerPart(async () => (await import('./AppsAndNews.tsx')).AppsAndNews)
export const Faq = lowerPart(async () => (await import('./Faq.tsx')).Faq)
export const CampaignPart = lowerPart(async () => (await import('./CampaignPart.tsx')).CampaignPart)
