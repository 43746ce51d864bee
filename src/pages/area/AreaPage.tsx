import { areaPageTexts } from '../../content/texts/areaTexts.ts'
import type { LandingCalls } from '../landing/landingTypes.ts'
import { landingLinks } from '../landing/landingLinks.ts'
import { WaysToBuy } from '../landing/lazyLandingParts.ts'
import { LandingBanner } from '../landing/LandingBanner.tsx'
import { PlanSection } from '../landing/PlanSection.tsx'
import { SitePage } from '../SitePage.tsx'
import type { Area } from './areaTypes.ts'
import { AreaFaq } from './AreaFaq.tsx'
import { AreaList } from './AreaList.tsx'
import { BreadcrumbTrail } from './BreadcrumbTrail.tsx'

/** The page of the country, a state or a city with network. Parts with pages of their own come before the plans. */
export function AreaPage({ area, calls }: { area: Area; calls: LandingCalls }) {
  const { trail, plans, words, parts, questions } = area
  const { title, description, heading, lead } = words
  const inside = parts.length > 0 && <AreaList heading={words.parts} lead={words.partsLead} parts={parts} />
  const leadsOn = parts.some(({ path }) => path !== undefined)
  return (
    <SitePage title={title} head={<meta name="description" content={description} />} links={landingLinks}>
      <LandingBanner {...{ heading, lead, plans, calls }} picture="street" trail={<BreadcrumbTrail steps={trail} />} />
      {leadsOn && inside}
      <PlanSection heading={words.plans} lead={areaPageTexts.speed} plans={plans} />
      {!leadsOn && inside}
      <div id="contratar">
        <WaysToBuy onCall={calls.requestCall} />
      </div>
      {questions.length > 0 && <AreaFaq questions={questions} />}
    </SitePage>
  )
}
