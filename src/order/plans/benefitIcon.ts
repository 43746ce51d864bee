import { type AppIconName, isAppIcon } from '../../ui/art/AppIcon.tsx'

const icons: Record<string, AppIconName> = {
  'aya-books': 'audio',
  'aya-bancah': 'press',
  'band-news': 'press',
  babbel: 'courses',
  'aya-ensinah': 'courses',
  'seguranca-digital': 'safety',
  'games-club': 'children',
}

/** The picture of a benefit: its own, that of its kind, or that of any streaming. */
export const benefitIcon = (slug: string): AppIconName => (isAppIcon(slug) ? slug : (icons[slug] ?? 'streaming'))
