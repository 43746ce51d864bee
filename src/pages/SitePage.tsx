import type { ReactNode } from 'react'
import { landingTexts } from '../content/texts/landingTexts.ts'
import { brand } from '../content/texts/brand.ts'
import { words } from '../content/texts/words.ts'
import { Brand } from '../ui/layout/Brand.tsx'
import { SiteHeader, type SiteLink } from '../ui/layout/SiteHeader.tsx'
import { ThemeButton } from '../ui/buttons/ThemeButton.tsx'
import { useCampaign } from '../ui/useCampaign.ts'
import { SiteFrame } from './SiteFrame.tsx'
import { useLandmark } from './useLandmark.ts'

type Props = {
  title: string
  /** The links to the parts of the home page from this page. */
  links?: readonly SiteLink[]
  className?: string | undefined
  /** The layout of the page, if its address does not decide it. */
  layout?: string
  /** More elements for the document's head. */
  head?: ReactNode
  children: ReactNode
}

/** A page of the site with its header and footer. It shows from its top, or from the part that a link names. */
export function SitePage({ title, links, className, layout, head, children }: Props) {
  useLandmark()
  const { nav, menu } = landingTexts
  const { begins } = useCampaign()
  return (
    <SiteFrame layout={layout}>
      <title>{title}</title>
      {head}
      <SiteHeader
        brand={<Brand {...brand} to="/" />}
        links={[...(links ?? (begins === undefined ? toHome : [])), toOrder]}
        navLabel={nav}
        menuLabel={menu}
        end={<ThemeButton label={words.theme} />}
      />
      <main id="conteudo" className={className}>
        {children}
      </main>
    </SiteFrame>
  )
}

const { plans, ways, coverage, faq, order } = landingTexts.links
const toOrder: SiteLink = { label: order, to: '/pedido' }
const toHome: SiteLink[] = [
  { label: plans, to: '/#planos' },
  { label: ways, to: '/#contratar' },
  { label: coverage, to: '/#cobertura' },
  { label: faq, to: '/#duvidas' },
]
