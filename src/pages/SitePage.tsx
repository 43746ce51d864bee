import type { ReactNode } from 'react'
import { landingTexts } from '../content/landing.ts'
import { brand } from '../content/legal.ts'
import { words } from '../content/words.ts'
import { Brand } from '../ui/Brand.tsx'
import { SiteHeader, type SiteLink } from '../ui/SiteHeader.tsx'
import { ThemeButton } from '../ui/ThemeButton.tsx'
import { SiteFooter } from './SiteFooter.tsx'

type Props = {
  title: string
  /** The parts of the home page, as they are reached from this one. */
  links?: readonly SiteLink[]
  className?: string
  /** How the page is laid out, where its address does not say it. */
  layout?: string
  /** More of the head. */
  head?: ReactNode
  children: ReactNode
}

/** A page of the site: header and footer round what it is about. */
export function SitePage({ title, links = toHome, className, layout, head, children }: Props) {
  const { nav, menu } = landingTexts
  return (
    <div className="page" data-layout={layout}>
      <title>{title}</title>
      {head}
      <a className="skip" href="#conteudo">
        {words.skip}
      </a>
      <SiteHeader brand={<Brand {...brand} to="/" />} links={links} navLabel={nav} menuLabel={menu} end={<ThemeButton label={words.theme} />} />
      <main id="conteudo" className={className}>
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}

const { plans, ways, coverage } = landingTexts.links
const toHome: SiteLink[] = [
  { label: plans, to: '/#planos' },
  { label: ways, to: '/#contratar' },
  { label: coverage, to: '/#cobertura' },
]
