import { landingTexts as texts } from '../../content/landing.ts'
import { brand } from '../../content/legal.ts'
import { Brand } from '../../ui/Brand.tsx'
import { SiteHeader, type SiteLink } from '../../ui/SiteHeader.tsx'
import { ThemeButton } from '../../ui/ThemeButton.tsx'
import type { LandingData, OnCheck } from './landingData.ts'
import { Mural } from './Mural.tsx'
import { Plans } from './Plans.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { useLandmark } from './useLandmark.ts'
import { Ways } from './Ways.tsx'

type Props = { data: LandingData | undefined; onReload: () => void; onCheck: OnCheck }

/** The home page. */
export function Landing({ data = { plans: [], error: null }, onReload, onCheck }: Props) {
  useLandmark()
  return (
    <div className="page">
      <title>{texts.title}</title>
      <meta name="description" content={texts.description} />
      <a className="skip" href="#conteudo">
        {texts.skip}
      </a>
      <SiteHeader brand={<Brand {...brand} to="/" />} links={links} navLabel={texts.nav} menuLabel={texts.menu} end={<ThemeButton label={texts.theme} />} />
      <main id="conteudo">
        <Mural plans={data.plans} onCheck={onCheck} />
        <Plans data={data} onReload={onReload} />
        <Ways />
      </main>
      <SiteFooter />
    </div>
  )
}

const links: SiteLink[] = [
  { label: texts.links.plans, href: '#planos' },
  { label: texts.links.ways, href: '#contratar' },
  { label: texts.links.coverage, href: '#cobertura' },
]
