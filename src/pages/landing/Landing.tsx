import type { ReactNode } from 'react'
import type { Campaign } from '../../api/contract/campaign.ts'
import { hasOwnPart } from '../../content/ownParts.ts'
import { bannerTexts, describedAs, landingTexts as texts } from '../../content/texts/landingTexts.ts'
import { useCampaign } from '../../ui/useCampaign.ts'
import { SitePage } from '../SitePage.tsx'
import type { LandingCalls, LandingData } from './landingData.ts'
import { landingLinks } from './landingLinks.ts'
import { AboutFibre, AppsAndNews, Comparison, Faq, OfCampaign, Streamings, Ways } from './lowerParts.ts'
import { Mural } from './Mural.tsx'
import { Plans } from './Plans.tsx'
import { usePlanMark } from './usePlanMark.ts'

type Props = {
  data: LandingData | undefined
  /** What the page is about, if its address says more than its campaign. */
  about?: Campaign['content'] | undefined
  /** The mural of its address, if it has one. */
  picture?: Campaign['mural'] | undefined
  /** The order that was left, to be gone on with. */
  left?: ReactNode
  onReload: () => void
  calls: LandingCalls
}

/** The home page. */
export function Landing({ data = { plans: [], error: null }, about, picture, left, onReload, calls }: Props) {
  usePlanMark(data.plans)
  const campaign = useCampaign()
  const { title, offer } = campaign
  const content = about ?? campaign.content
  return (
    <SitePage title={title} head={<meta name="description" content={describedAs(offer)} />} links={links}>
      <Mural
        {...bannerTexts[content]}
        picture={picture ?? campaign.mural}
        over={left}
        plans={data.plans}
        calls={calls}
      />
      <Plans data={data} onReload={onReload} />
      {hasOwnPart(content) && <OfCampaign content={content} />}
      <div id="contratar">
        <Ways onCall={calls.requestCall} />
      </div>
      <Streamings plans={data.plans} />
      <Comparison plans={data.plans} />
      <AboutFibre plans={data.plans} business={data.business} onCheck={calls.check} />
      <AppsAndNews plans={data.plans} />
      <section className="section" id="duvidas">
        <Faq content={content} plans={data.plans} />
      </section>
    </SitePage>
  )
}

const links = [...landingLinks, { label: texts.links.faq, href: '#duvidas' }]
