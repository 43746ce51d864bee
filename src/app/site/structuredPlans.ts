import type { Campaign } from '../../api/contract/sale/campaign.ts'
import type { Plan } from '../../api/contract/sale/plan.ts'
import { pictureOf } from '../url/sharingTagsAt.ts'
import { brandName } from '../../api/contract/operatorSite/brandAndContact.ts'

/** The plans of a home page as search engines read them, each with its monthly price. */
export const structuredPlans = (campaign: Campaign, plans: readonly Plan[]): object[] =>
  plans.map((plan) => ({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: nameOf(plan),
    description: plan.description,
    sku: plan.sku,
    image: pictureOf(campaign),
    brand: { '@type': 'Brand', name: brandName },
    offers: offerOf(plan, `/${campaign.prefix}`),
  }))

/** The monthly price of a plan, at the page that sells it. */
export const offerOf = (plan: Plan, url: string) => ({
  '@type': 'Offer',
  ...priceOf(plan),
  availability: 'https://schema.org/InStock',
  url,
})

export const nameOf = ({ plan }: Plan) => `${brandName} ${plan}`

const priceOf = ({ price_with_dacc }: Plan) => {
  const price = { price: price_with_dacc.toFixed(2), priceCurrency: 'BRL' }
  return { ...price, priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitCode: 'MON' } }
}
