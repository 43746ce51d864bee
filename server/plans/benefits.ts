import { subscriptionName } from '../../src/api/contract/subscriptions.ts'
import type { Offer } from './offers.ts'

type Benefit = { slug: string; benefit: string }

const every: Benefit[] = [
  { slug: 'seguranca-digital', benefit: 'Segurança Digital' },
  { slug: 'aya-bancah', benefit: 'Banca Virtual' },
  { slug: 'aya-books', benefit: 'Audiobooks' },
]
const from500: Benefit[] = [
  { slug: 'babbel', benefit: 'Babbel' },
  { slug: 'games-club', benefit: 'Games Club' },
  { slug: 'aya-ensinah', benefit: 'Aya Ensinah' },
]
const from1000: Benefit[] = [
  { slug: 'looke', benefit: 'Looke' },
  { slug: 'band-sports', benefit: 'Band Sports' },
  { slug: 'band-news', benefit: 'Band News' },
]

/** What comes with an offer besides the internet, streaming first. */
export function benefitsOf(offer: Offer): Benefit[] {
  const included = offer.subscriptions.map((slug) => ({ slug, benefit: subscriptionName(slug) }))
  return [...included, ...every, ...(offer.mega >= 500 ? from500 : []), ...(offer.mega >= 1000 ? from1000 : [])]
}
