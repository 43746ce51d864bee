import { landingTexts as texts } from '../../content/texts/landingTexts.ts'
import type { SiteLink } from '../../ui/layout/SiteHeader.tsx'
import { lowerPart } from '../../ui/lowerPart.tsx'
import { useCampaign } from '../../ui/useCampaign.ts'
import { SitePage } from '../SitePage.tsx'
import { useLandmark } from '../useLandmark.ts'
import type { LandingData, OnCheck } from './landingData.ts'
import { Mural } from './Mural.tsx'
import { Plans } from './Plans.tsx'
import { usePlanMark } from './usePlanMark.ts'
import { Ways } from './Ways.tsx'

type Props = { data: LandingData | undefined; onReload: () => void; onCheck: OnCheck }

/** The home page. */
export function Landing({ data = { plans: [], error: null }, onReload, onCheck }: Props) {
  useLandmark()
  usePlanMark(data.plans)
  const { title } = useCampaign()
  return (
    <SitePage title={title} head={<meta name="description" content={texts.description} />} links={links}>
      <Mural plans={data.plans} onCheck={onCheck} />
      <Plans data={data} onReload={onReload} />
      <Ways />
      <AppsAndNews />
      <section className="section" id="duvidas">
        <Faq plans={data.plans} />
      </section>
    </SitePage>
  )
}

const AppsAndNews = lowerPart(async () => (await import('./AppsAndNews.tsx')).AppsAndNews)
const Faq = lowerPart(async () => (await import('./Faq.tsx')).Faq)

const links: SiteLink[] = [
  { label: texts.links.plans, href: '#planos' },
  { label: texts.links.ways, href: '#contratar' },
  { label: texts.links.coverage, href: '#cobertura' },
  { label: texts.links.faq, href: '#duvidas' },
]
