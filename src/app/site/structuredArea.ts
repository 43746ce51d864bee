import { areaTexts } from '../../content/texts/site/areaTexts.ts'
import type { Area, Step } from '../../pages/area/areaTypes.ts'
import { structuredQuestions } from './structuredFaq.ts'
import { brandName } from '../../api/contract/operatorSite/brandAndContact.ts'
import { nameOf, offerOf } from './structuredPlans.ts'

/** Structured data of an area: its trail, and for a city the service, its prices and questions. */
export const structuredArea = (area: Area): object[] => [
  structuredBreadcrumbs(area.trail),
  ...service(area),
  ...structuredQuestions(area.questions),
]

function service({ path, words, plans, trail: [, , state, city] }: Area): object[] {
  if (!state || !city) return []
  const areaServed = {
    '@type': 'City',
    name: city.name,
    containedInPlace: { '@type': 'State', name: state.name },
  }
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: words.heading,
      description: words.description,
      serviceType: areaTexts.service,
      provider: { '@type': 'Organization', name: brandName, url: '/' },
      areaServed,
      url: path,
      offers: plans.map((plan) => ({ ...offerOf(plan, path), name: nameOf(plan), areaServed })),
    },
  ]
}

/** A trail as search engines read it. The server makes the addresses absolute if it knows its own. */
const structuredBreadcrumbs = (trail: readonly Step[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: path })),
})
