import type { Campaign } from '../../api/contract/campaign.ts'
import type { Plan } from '../../api/contract/plan.ts'
import { pictureOf } from '../address/sharedAt.ts'
import { brand } from '../../content/texts/brand.ts'

/** The plans of a home page as search engines read them, each with its price for a month. */
export const structuredPlans = (campaign: Campaign, plans: readonly Plan[]): object[] =>
  plans.map((plan) => ({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `${name} ${plan.plan}`,
    description: plan.description,
    sku: plan.sku,
    image: pictureOf(campaign),
    brand: { '@type': 'Brand', name },
    offers: {
      '@type': 'Offer',
      ...priceOf(plan),
      availability: 'https://schema.org/InStock',
      url: `/${campaign.prefix}`,
    },
  }))

const name = `${brand.strong} ${brand.name}`

const priceOf = ({ price_with_dacc }: Plan) => {
  const price = { price: price_with_dacc.toFixed(2), priceCurrency: 'BRL' }
  return { ...price, priceSpecification: { '@type': 'UnitPriceSpecification', ...price, unitCode: 'MON' } }
}
