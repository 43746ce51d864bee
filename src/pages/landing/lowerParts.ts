import { lowerPart } from '../../ui/lowerPart.tsx'

export const Ways = lowerPart(async () => (await import('./Ways.tsx')).Ways)
export const Comparison = lowerPart(async () => (await import('./Comparison.tsx')).Comparison)
export const AppsAndNews = lowerPart(async () => (await import('./AppsAndNews.tsx')).AppsAndNews)
export const Faq = lowerPart(async () => (await import('./Faq.tsx')).Faq)
export const OfCampaign = lowerPart(async () => (await import('./OfCampaign.tsx')).OfCampaign)
