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
const streaming: Record<string, Benefit> = {
  MAX: { slug: 'MAX', benefit: 'HBO Max' },
  'paramount-plus': { slug: 'paramount-plus', benefit: 'Paramount+' },
  'globo-play': { slug: 'globo-play', benefit: 'Globoplay' },
  deezer: { slug: 'deezer', benefit: 'Deezer' },
}

/** What comes with an offer besides the internet, streaming first. */
export function benefitsOf(offer: Offer): Benefit[] {
  const included = offer.subscriptions.flatMap((slug) => streaming[slug] ?? [])
  return [...included, ...every, ...(offer.mega >= 500 ? from500 : []), ...(offer.mega >= 1000 ? from1000 : [])]
}
