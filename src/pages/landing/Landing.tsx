import type { ReactNode } from 'react'
import type { Campaign } from '../../api/contract/sale/campaign.ts'
import { isOfStreaming } from '../../api/contract/sale/streamings.ts'
import type { Focus } from '../../content/landingFocuses.ts'
import { bannerOf, describedAs, landingTexts as texts } from '../../content/texts/landing/landingTexts.ts'
import { plansInFocus } from '../../funnel/plans/plansOnLanding.ts'
import { useCampaign } from '../../ui/useCampaign.ts'
import { SitePage } from '../SitePage.tsx'
import type { LandingCalls, LandingData } from './landingTypes.ts'
import { landingLinks } from './landingLinks.ts'
import {
  FibreOffersAndCoverage,
  AppsAndNews,
  PlanComparison,
  Faq,
  CampaignPart,
  StreamingSection,
  WaysToBuy,
} from './lazyLandingParts.ts'
import { LandingBanner } from './LandingBanner.tsx'
import { Plans } from './Plans.tsx'
import { useScrollToPlan } from './useScrollToPlan.ts'

type Props = {
  data: LandingData | undefined
  /** The speed or streaming to show first, if the address names more than the campaign. */
  focus?: Focus
  /** The banner for an unfinished order. */
  left?: ReactNode
  onReload: () => void
  calls: LandingCalls
}

export function Landing({ data = { plans: [], error: null }, focus = {}, left, onReload, calls }: Props) {
  useScrollToPlan(data.plans)
  const campaign = useCampaign()
  const { title, offer } = campaign
  const content = focus.about ?? campaign.content
  const { speed, plans } = plansInFocus(data.plans, focus)
  return (
    <SitePage title={title} head={<meta name="description" content={describedAs(offer)} />} links={links}>
      <LandingBanner
        {...bannerOf({ ...campaign, content }, speed)}
        picture={focus.picture ?? campaign.mural}
        over={left}
        plans={plans}
        calls={calls}
      />
      <Plans data={data} onReload={onReload} />
      {hasCampaignPart(content) && <CampaignPart content={content} />}
      <div id="contratar">
        <WaysToBuy onCall={calls.requestCall} />
      </div>
      <StreamingSection plans={data.plans} />
      <div id="comparar">
        <PlanComparison plans={data.plans} />
      </div>
      <FibreOffersAndCoverage plans={data.plans} business={data.business} onCheck={calls.check} />
      <AppsAndNews plans={data.plans} />
      <section className="section" id="duvidas">
        <Faq content={content} plans={data.plans} />
      </section>
    </SitePage>
  )
}

/** Whether a home page has a part that no other has. */
export const hasCampaignPart = (content: Campaign['content']) => content === 'livelo' || isOfStreaming(content)

const links = [...landingLinks, { label: texts.links.faq, href: '#duvidas' }]
