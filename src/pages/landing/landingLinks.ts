import { landingTexts } from '../../content/texts/landing/landingTexts.ts'
import type { SiteLink } from '../../ui/layout/SiteHeader.tsx'

const { plans, ways, coverage } = landingTexts.links

/** The links of a page that contains the home page's parts itself. */
export const landingLinks: readonly SiteLink[] = [
  { label: plans, href: '#planos' },
  { label: ways, href: '#contratar' },
  { label: coverage, href: '#cobertura' },
]
