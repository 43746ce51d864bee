import type { AppIconName } from '../../ui/art/AppIcon.tsx'

const icons: Record<string, AppIconName> = {
  'globo-play': 'globoplay',
  MAX: 'hbo',
  'paramount-plus': 'paramount',
  looke: 'looke',
  deezer: 'deezer',
  'aya-books': 'audio',
  'aya-bancah': 'press',
  'band-news': 'press',
  babbel: 'courses',
  'aya-ensinah': 'courses',
  'seguranca-digital': 'safety',
  'games-club': 'children',
}

/** The picture of a benefit, by its slug. */
export const benefitIcon = (slug: string): AppIconName => icons[slug] ?? 'streaming'
