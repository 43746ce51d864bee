import { apps } from '../../src/api/contract/operatorSite/planApps.ts'
import { subscriptionName } from '../../src/api/contract/sale/streamingNames.ts'
import type { Offer } from './builtInOffers.ts'

type Benefit = { slug: string; benefit: string }

/** The benefits of an offer besides the internet, streaming first. */
export function benefitsOf(offer: Offer): Benefit[] {
  const included = offer.subscriptions.map((slug) => ({ slug, benefit: subscriptionName(slug) }))
  const brought = apps.filter(({ from }) => offer.mega >= from)
  return [...included, ...brought.map(({ slug, name }) => ({ slug, benefit: name }))]
}
